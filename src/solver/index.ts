export { jumpArc } from './jump-arc.ts';
export { HORIZON, ThreatForecast } from './threat-forecast.ts';
