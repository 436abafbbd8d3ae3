// Written by `npm run golden`: do not edit.
import type { GoldenRun } from './golden-runs.ts';

export const GOLDEN: readonly GoldenRun[] = [
  {
    name: "a careful player on 'one'",
    score: 1526,
    metres: 1127,
    steps: 8322,
    crash: 'cactus',
    hash: '84cdda4238c20d19',
    replay:
      'dino1.3.6f6.-.one.jb9UgQGCCYyTioIlDJ6PnhMMrj8XDLE_DQw_LwyDvysADJuRlyiHggG-LwySkr8FgAUMk46ogAmFBpG_AIcSDL8nDQyc9wUMmZcigwiXO4MIj74FDIGVPAyFmDwMPw0MqCMMPw0MkIuakwAMPw0MjYCCt4W8oKSBBoALp4KEnz8PC4K_E4WvDgyKki0MpqUfDKs7DL8YJ4cErxaLAI-ChIm_FhEMnyIMtKKgHoOEA78CCQywGIMIvgoMvweOvyciDJahgxQMhoA_CAyjpwMMvYeLFQyynpAgDIynvxEBDD8BDD8CDICGtpaCghMMmoy_CQYMhpApDLwEDD9BDIiGjYVKQaCcAgyFhSoMgYGVfJaCRUBAlgMMgpKLDgwwDIeSiIKeCwyXvAoMvyqH1gUMOoEKlCUMOgydHIMIgKEtzASInQ4MoD8diAOCpxEMtwQMqjEMrb8JCww_LQypP0EM.f10b5c0a',
  },
  {
    name: "a careful player on 'two words'",
    score: 1758,
    metres: 1396,
    steps: 9952,
    crash: 'cactus',
    hash: '7ac317870048dd3e',
    replay:
      'dino1.3.7og.-.two%20words.p4e_EboADD8eDD8zgAubmD3MBIaZm5oaDD8iDJGxJIMIPzUMoD8iDIE_MAylqb8lvyICiAOepSiIgAKFpr0FDIWQvwC_BgUMiIqYohwMvywWDLKEhZKbggMMvwUvDLr9BQylPw8MvJOQFwyEgr8yhSwMjIWGvw8PDD8LDL8WKwy_IIMPDImWjr80CAyaH4MIhJmAGgyTPwQMvzyYHwy_Kz8LhwSCqpADDKeDh4OEk78hAwyAqBmIA4G7BIUGtKMnDL8LAQy_GhMMjJKJjD8CigG_IUVDhpU_CIgDh5crDJYSDJCAvxyLBgyijREMkIAwDIo_DAy_HTMMqj8BiwCWPgyQrJIlDICNPy8Mt5QsDLi3BYALgTkMmj8ODLKFr4umBYYFmTEMhyUMPx6IA4-_IB2BCo6QlYUBDIkzhwScvz4MDCkMlqSJswUMiSSLAKyri4IzDIu8hDMMqKQ0gQqrvgCCCbydEgyNiD89DKmXDgyMrT8GDC0MpAgMhISbBwyojKiCjIIOiYEAgJutjw.ea8e82a2',
  },
  {
    name: "a careful player on 'три'",
    score: 391,
    metres: 199,
    steps: 2232,
    crash: 'cactus',
    hash: 'baa5f9432e444c2e',
    replay:
      'dino1.3.1q0.-.%D1%82%D1%80%D0%B8.lYmGPy0MjISHgrkuDD8RDL2DK4YFio-ELQy6iwaLAIuhpREMPx-BCpyFvwiJm4kHDL8rmAUMpISGPw4MjJaQl78Cg4ijgZGAIww_FwydlJOCBgy7pB8MobUhDL8U.4b0ff14a',
  },
  {
    name: "a careful player on 'a.dot'",
    score: 1686,
    metres: 1298,
    steps: 9282,
    crash: 'cactus',
    hash: '4cbb6e9ecd8013a2',
    replay:
      'dino1.3.75u.-.a%2Edot.v1IhDI6CvwYNigGdiY8NDD8GgocBopPOBQw_BgyFhz8xDJU_MQyHhpCEib8DAAyLvwgKDJmFn4EpzASekYGvCAyDvw6_Cb4nDII_DIcEmIAvDD8KDD8KgQqXqwUMhL8NP1UMjr4ezAS2NoYFgI-Cv1klDD84DL9g9gUMtR8Ml6kRDIq_LjQMuJCEP2UMvykKgQqmjjYMrzKLAJOXixHMBIqtqi0MPyuDhAO4GQyqNQyogKcaDIWOgr8NoZg0DLqmoYY8DJeJgYqeq5EHDIm8AQw_FwyDmqk3DIqLoL8KmAEMhpC_D5gBDLUIDK6cpBiJAimIAz8bhAeWfwpfQECPBAyIhDuFBraThpAKDD8SDKeLOwyCgD8jiwCAqbqaAAw_MwyBhpG_ByoMpA4MrqsEDISSgz8hDICnPw6LAD8qzAQ_N4QHPxsMuLk2gwg_EwyshCAMvxkODIW_CiIMPxcMnZKskA.22295785',
  },
  {
    name: "a careful player on '5'",
    score: 2184,
    metres: 1719,
    steps: 11789,
    crash: 'cactus',
    hash: '2145ee5e21414cbc',
    replay:
      'dino1.3.93h.-.5.sIWJn5WMhYAUCz8TDD8FDJ2fBgyLpBMMmYiRDwySvwMxiQI_Ewy_EpEZDIW_CAsMiISHiTkMPxoMjISNqRQMlY8fDK_VBQylKAy_IwsMPy6BCqqXjhsMqIuXIQy_AzwMnqCFjx0MPxgMmZqAIgw_GYEKvxWklq6HpgEMvyMkDJY_Mww_JoMIvwmWlL8DkwMMPzkMPx4Mg78avyKODYcEjaQ_MwyvOgyTLYQHrRIMhIA6zASegxsMhLUEDKGakbSJibGICwyLgp-sCIbFBIkmDD9HDIOKIAwuDC0MpYGoAQykOwyBl6SzjQAMK4gDY19AwAQVgAuUgD8WDD8DhoGAApk_Egy_EpMLDJyVvwCUCwyJlY2bFgyVk5s0hQaBOgyYvwIlDJcdDDUMNQw1iAOanuwFDKWIPxCJAi2JArewFQy_E4EwDL8MqBQMvxIkhIYAvxuhAAy_GY0SDIG_GoANDL8TAQylmZGPAAyWnCEMg5-VJIsAhZW6Igyivw4FDJm_HNoFDD8uhQasso8DDK8dDL8Cvw8ODIwqggmGhpmAhz8TDL8ahw6JAr8QAAyLlJ8UDKuagBsMvxgghAeBskjCAQyPp44HDL8Ri4M2DLFBxgEIgrytPwcMh7ulBwy_QwUMfzQ.451ef0f3',
  },
  {
    name: "a careful player on ''",
    score: 346,
    metres: 181,
    steps: 2080,
    crash: 'cactus',
    hash: '970fcfd6cdb94ca5',
    replay:
      'dino1.3.1ls.-..hJyRioOiPyALvywRgQqWrCcMpZkVhwSLvxmPgQ8MvyQADIGUjZSTHwymjIAYDJiGsgYMroKSHwyeg6EfDKouDLiLsAUMlI2vnIKFFgw_N4jDBL8Tvws.73a10258',
  },
  {
    name: "a careful player on '恐竜'",
    score: 2150,
    metres: 1750,
    steps: 12062,
    crash: 'cactus',
    hash: '7fdf41442d6ead01',
    replay:
      'dino1.3.9b2.-.%E6%81%90%E7%AB%9C.ga2Dv0IJDD8_DKQ3hIUBh6QqDJeHhZI4DJe2kQEMhJuqFQyBvx8ADI--hA3MBI6PLgyahr8RCww_Bgy_FJAYDKS_B4QOggm_Ax4MrKQQDL8IOAyAui4Mh78FBAyjPwoMvzkFDJSaipmhkqI1DD8dDD8cDJCCijoMjKYlDL-NAYYaDD8FDIiCnLm_GRAMPzgMgZMsDD8EDD8CDI6uAww_AAy0gYgniAOWvyYoDKUrggk_NAw_D4sAgaw_MAydLwyXoYmGAAy_KZkVDL8DmYKHAQyELAydmD8PDD8AgIUFPcwEp6zqBYEKjYSWEwy1vwypCQyoiCEMMIUGMAy_DoaGguYFDD8BDKW0FQy_Az8BDI2bpL8DBgyhPyIMgrSeFIsApxEMiJmSA4QHvy4QhQaHoL8gAAy6kooXigG_XoMHDJavPwgMpIXMBQyYEQyIIQyxiRGIA4SLsRMMtIQfDL8Ilw4MiKeLpd0FDJqFiTCJAr8BowUMvw-DAIsAiYq7hBGKAZSihxEMhr8gFQy_JRYMmjIMgj8WDLO4Gww_LAyWlZOZIgyGPwMMgJNTX0BAhRQMlpW_ECgMiimCCZeAPyKHBDIMvxwPDCmFBikMkhaEB78TlhsMPzQMPw8Mn78SDIkC.ca3ce362',
  },
  {
    name: "a careless player on 'one'",
    score: 293,
    metres: 157,
    steps: 1759,
    crash: 'cactus',
    hash: 'f9c9b0dc20b42263',
    replay: 'dino1.3.1cv.-.one.v2QBDKCNJQyunhMMP0YMPz8MPy8MPzAMrZcohwS-LwylPwwMoqiACYUGPy0M4wgyDDMMiA.31543188',
  },
  {
    name: "a careless player on 'two words'",
    score: 68,
    metres: 32,
    steps: 409,
    crash: 'cactus',
    hash: '2c4107e531b08420',
    replay: 'dino1.3.bd.-.two%20words.p79UAAw_HgznCMIIsA.9c8114c0',
  },
  {
    name: "a careless player on 'три'",
    score: 228,
    metres: 131,
    steps: 1369,
    crash: 'cactus',
    hash: 'de92e3f4f44370d6',
    replay:
      'dino1.3.121.-.%D1%82%D1%80%D0%B8.0QiNhj0MvwwQDIw_AwyTqDAMni4MPw4M9wgJDD8UiAO_LRcMlq6yD4YFjpSyt8MIAgzsCKA.f8f03398',
  },
  {
    name: "a careless player on 'a.dot'",
    score: 48,
    metres: 22,
    steps: 290,
    crash: 'cactus',
    hash: 'aa6efbab0a47543b',
    replay: 'dino1.3.82.-.a%2Edot.v1IhDI7rCA.d0f48e3c',
  },
  {
    name: "a careless player on '5'",
    score: 399,
    metres: 225,
    steps: 2399,
    crash: 'cactus',
    hash: '66bd937906035502',
    replay:
      'dino1.3.1un.-.5.tom_CYAUCz8TDD8FDJ0mDIukEwyiIQySPzWJAj8TDL8kGQw_GgyIjD8EDD8aDIyE7ggPDCkMiCEMtwMMPy4MhD8pDIK_Cx8Mmj8mDD8zDKssDP8DCA.fb71838a',
  },
  {
    name: "a careless player on ''",
    score: 491,
    metres: 311,
    steps: 2948,
    crash: 'cactus',
    hash: '3c2429ca2721f242',
    replay:
      'dino1.3.29w.-..s4qmPyAL1gg_AYUGloOhBgzXCDIMvaYhDD8lDKiWyQiQAgw_BQwwC78njAIMsD8QDJE_FAw_OAyjvxcADL8Mid8IDIgDoJQVDNMIPywMp4qXvwXFCAkMPyIMg78Fvx8bDKM_JQw_DMQJBbguDL8G.48710e56',
  },
  {
    name: "a careless player on '恐竜'",
    score: 57,
    metres: 25,
    steps: 347,
    crash: 'cactus',
    hash: '6810963503242af6',
    replay: 'dino1.3.9n.-.%E6%81%90%E7%AB%9C.ga2_RgkM.98f10373',
  },
  {
    name: "a wild player on 'one'",
    score: 530,
    metres: 329,
    steps: 2941,
    crash: 'cactus',
    hash: 'c4cdf15b3fbaeafd',
    replay:
      'dino1.3.29p.-.one.gsQIwAiEyAiFwAjBCIWCh8cIxwjACIGCjIOFDoPFCQKAg8MMjYvBCMEIwQiFBIMIwwiKwAyAxgiAwwiDwQiBwAiJiYPbCIMDgcYNwQkBhsEIgIPACMkIwwjaDILECOIIgckIyQjICAOAwAmAwA0IgYaAgICGkZzMCIjACIKAjMAJgIODA4vGCIWCh9EIgYeAgQKCCYaBjYeEm4OFgoPBBcYJgwGAywiAhMMI1QiGxQiCgoWJiYESiAOHg8UIgIXBCIfBCIOH3giAwQiLxQiEgwKIggDMCMAI1AiCyQjCCMEIgcIIhIGCggHDCcgEiIyFgYaPiwjFCQbDCIGHh4DBDISGwwyAxQjDCMMIgRAMgICAhcwIwAjICMMIkcAIg4PECMQIhAWFgoEBg4CDywjACIKIhI_FCMAIgYaAgMgIwAgAhoAEgIKMhsUIwgjECIOQgASJwAkBxwiQgoCAhMAIhMsFgIkBgIONgYCGzwyCB8wEh4eHxgiExwiBjMoIwQgChAfACIiMgIeOwAiSyAjACMgIg8EIhcEIggPACYoAxQyCjoGDiImKwgiGiMgIDMEJwQkEgI2AhoSMDIKEBILHCMEIg4HADJOCwQjDDIEByAmCAIeWxwiDh4OAgcAIggSAC4eAgdUIxQiLgo6HwgiDwQWAhYAExgiHjsgIicYIh4LHCIKBgcEIioDACJPJDJDACIDSCIGEg4uAhwKIgALMCMsMgckIg4GKyQiB0QiLg8IIzAiAxQiBiYTJCAbLCQCEkoiAwgzSCMsIiYLJCIGFiYPGCIKFg4-KwAWBhQSKxgjCCIiDiYfCCMEMgIGEgIONwgiA.a833bf18',
  },
  {
    name: "a wild player on 'two words'",
    score: 496,
    metres: 321,
    steps: 2862,
    crash: 'cactus',
    hash: '6eb72f1aa5cbb5ca',
    replay:
      'dino1.3.27i.-.two%20words.xQiAicgIhIWCgoSEzgjCCI2SE4HBCYCFAcIMgM4IhIWAxgiDxwiHhYICiMMEgIqGhoOIwAiQwAibjIoEgICBgQaAgMAIgMIIgY2IionSCMMMwAyFiMYIhIaAAsAJigDDDIXCCKSBjwiGwwkBgMMIjojBCIyBwgjJCAHJCQKCg4SAgcsIgc8IxwjGCIGBwgiAzAiDgwHFCQbECIGMwgjBCIGA0AiBwwiMg4WBwAiGqcAI0AiCAMIJhcAJAoOBwAjCCIbBCI_DCIPFCISMwAiIwQiHEYkCiIqJgoOLg8cIyQwADJGJ1giAwQjDCIHCDMAIwQiGgIbEBYKAg4MAygiWxQjEDMIIjMIIi5KMhoSIh4XJCIYBwgmFA4GBgMMIhYKBwwiAwgiFioGFygiHwgiCgZSDioTSCMAIgMIIhYAYwgkJi88Ih8EIgqKLjMEIgYSDg4gBigGCgITDCICDgoCAiIOGm4OLi4PACIECDIKAhMAIhIiLgIGBi4OQgIHJCImMgYSFB4KEBITACIWCgdQIgsAIlIeCAcQJB9AIgcsIgIKEhMYIi8YIjAnICYCCwwSGhIOIgcEIjYGCywiCwAiEi4PECMAIg4CBhoCBDIeAwwSBgYOEgYOF0QzACIGAwQjFCMAIwwjNCMsIzwjCCMIIyQWAiYAAgIOCg4OEywiFgoiAxwiKgMcIgYyAiwAMp4eFgMEIwAiHgIORiYmEhsAIi8AIicoIxgiIiInECIDDCIKdwwjECJCEhA.b7c8a508',
  },
  {
    name: "a wild player on 'три'",
    score: 224,
    metres: 130,
    steps: 1345,
    crash: 'cactus',
    hash: 'a20fe48797dc46a0',
    replay:
      'dino1.3.11d.-.%D1%82%D1%80%D0%B8.gImAwgjCCIOChoaHgYeEygiBxwiLgwAMwQiHhIaEzwiRwgyBh4CBgoPBCMIIwQiBAMINgIOAgQHCCIDCCIDCCIHHCIDECIHCCIXACIiJxgiKgICAAIHICcEEkIKGh4CMxAiGh8EIzQiEgMEIEIYFgZDHCIHBDImEwwiEi4cCgMIJwwkBygiAxAiAg4PACMQIgoIJhgWOhcEIgNAIBoCBxwmAAICEkcMMg8AIhs8IwgjMCMUIiIPHCIDECMAFiAPJCMUIwgiFwwjCCICBhY6NiIXCCIOC0QiEk8QIisIIwgwCwgmEBIWChMIIhMAIg8MMxgiCxgiJgIiAhIOGwAiDgMMIiMAIwgjHBcIJg8AJxAiDiYrGCIKGh8MIgYLDCIfTCIMFxA3DDYCBAMYIgIWCwQjACMYIwAyOgIDCDMEIgp_ECIWAyAjCCMMIwAjGCISAi80IgYOB.e63f6a6e',
  },
  {
    name: "a wild player on 'a.dot'",
    score: 105,
    metres: 58,
    steps: 632,
    crash: 'cactus',
    hash: '480c89b63ea68aff',
    replay:
      'dino1.3.hk.-.a%2Edot.hYnGCMEIhoHBCIjACIOWg4GYiIAJwgmIAIHFCI2EjsgMiQICAcAJgMEJgIHFCMMI0wjCCIWAj4jBCMkJhAfBCJKFhcAIhYCBwAyFyQiEBIgDioeRiJAGxAnACcAJBcEIwAjCCIiIwwiAyQgQgoDACcIJBMQIjoXDCIOWxAiFgQ.2439985a',
  },
  {
    name: "a wild player on '5'",
    score: 1444,
    metres: 1080,
    steps: 7587,
    crash: 'cactus',
    hash: 'c2c31579087f8708',
    replay:
      'dino1.3.5ur.-.5.h4WEh8EIiYmEgIPBDIOEyQzICIfACMUMhQHFCQbFDMUIwAiMGYoBhIiQhoGAiAmAgMEJCIKGgYqRxQgVgAvECIqEzAiJhICIgsMIgAHEDcIJBMYIwAiEwgjFCIqKyAiHB4DGCQTJCISCwgiFgMEIwwjECIKGwQjFCIXHCMAIhAzCCcIJBsEIiMAMh4YXxwnEBICCgIGVk8oIxAiAgYLDCMkIg4_CCASEhYAAloTIDMMIgJyBwwgMxQmABZDMCMAIg5fHCISBxQjCCAaGBYOcjILBCIWAhIDACIWAgAOFgIPBBISAiYMVgMsEygiEg4PKCIHICAKBCojBCIHBCISKhYeEhIGagcEIgoyAhYEBgQqHgYKBwgjFCIeJhMAIxQjDCIuEj8UIxQiFg8MIg4TBCBHCDYcBgcsMgInFCM8IgomEgIgDhQaF1giBzAiQygiEAoLCCQbGCJOEzQiAwAjBCMAIgYXDCIKHgYSRyggEhIHFCMMIwQiDgIvOCIiBkcAIxgiAloPECNQIB8IJxgmAAYKAgIOI1wiBg4KEgombwgwACIGBxgiEgsAIgIOAyQiPwgiChAMMgs8IhsAIgcAIxQzBCIuDhIDACAjECQfACInFCNgIh8EIwAjVDIaFwgjHCMEIhMEIgIUBwg2FgMIEgMAMwwiCjYuGgoWZldIIxAWCgoIDi9QIh4LRCIWAjMUIzAiKiccIgILCCMMIg4CFgIXCCJmBhYXECMAJgwiFk47pCIuAi4TGCAfACYDACQmBwgjACICGm4WAxAiCiofCCIzBCMEMhJKChcEIygiFhogAhIIEgoaAgIbFCIaDwAiIzQiFE8MJCIWAyAiJywjECIDFCNMIwwjMCIDECM4I2AzBCIGIgIqGwAjGCIeBgwHBCYGFAsIIjIiGxQiAwwzFCMAIwwgHhoCDwATJCMIIxAiCjYKGjoeGjYTFCMEIggKAgAqAgcEIg4SDwAjKCMMMi4LEDI3CCMwIi4TCCIDJCICBiMMIgIbACMAIjIOBhMwMhI3BCJKKiICBhQGEhAKKipjHCIDHCJeCkYHBCIrUDIqCksQIwQiPjoaEgIGCgMcFg4KABIHFCIDGCMAIgILCCMIMgoXGCISCgI-EwAgDgYLGCQDWCMQIwAyAjA0MhI2GgYiCgYvACMIIwAgEhMAJgoACyQjGCKmCBIQH1AjHCMIIhYDJCIOAgswIyQiAgsMIDwzQCIWOxQiKgMMMhoCPwAiLg8gIxQjCCYaBA4eBkICCg8oIwgiDhtAIzQiCi8QMgI7DCM4IHsUJBorICIvFCIaPwQiNgscIwgjFCMMIh8EIgYWDgIWAgIvBCILLCIGEwQiAg8cIgYiHgoKBgMYMxAiHwwiHA4EKgYCAwwiCzwiBjoUFgMENCdIIgIjBCIGHxggGDIaFg4OYh4SEhwiDCIOAkscIicAIyAjADACGBYLECIXMCIKKgorACMAIgoXACIDACMII0QiCAsQJxQ0BgcAIxAiDio3LCIWEwQiDwQyCgcIIxAjCCMEIgsAIhY2AwAiBB4EKxwiCk4OFgIGChIrBCIiFjYPHCI6AgcUIicEIwwWAgYgAh4XACIeFlILFCYTFDQHACICCisAIgoMiwAnIDcIIygjECMIIiMkIh4XACITMCIOEBIDGCcAJgQHOCIGKwAjACIvBCIOAwgiAko6DgYLACAHDCYIFgYOQgoKBi8EIkYSOiIGAwgiEyQjKDNUIhMMIBQyCl8IIhIGEgMQI0QiZAsYJgYEB0QiDjsAIicEIidQIyQiBgoGGwAiIgI2CkQeCgYMDxQiNxgiOgpHNCIWBxwiFygwIwAnFCQWD0gyBhYTDCICGhMIIwQiFgYaQgsUIgIDCCILJDIOCygiAhgeAg4MDhMAIxQjNCIjBCIYGgQqE3wiCygjEDISDiIqNAoDICQKQiMEIh4HECIKDAICCgMEJg8ANAIvBCMAIwQiJioWCwwiDyAiFwAjFCIiRgcEIAYEKwAiVxAiDgYGEwwiU2gyDwwiMAYCGBITACILCCIaDkcIIhYHACMMIwAiBhMEIhcAIA4PIBIPICNcIkYWCwAjOCKI.d0ebea8b',
  },
  {
    name: "a wild player on ''",
    score: 114,
    metres: 64,
    steps: 688,
    crash: 'cactus',
    hash: '86a315c64a22d45c',
    replay:
      'dino1.3.j4.-..goGGzQjBCMAIxAzNCIOKwAiChoHGCImAhyGCCYCLhNUIgYuAyQjSCIIJgocBgoKGgcUIgsUMwAjACMQIg4PMDIaJgYGBGcQJhgCHhoDGCMMIgILFCISWhYaAi8MIg4CBg88IhIEFioAAxQjBCIOCwQjOCISQyggAgMAJCoCJkM8I0gjBCIGFgoCBgIA.7348f49d',
  },
  {
    name: "a wild player on '恐竜'",
    score: 204,
    metres: 119,
    steps: 1225,
    crash: 'cactus',
    hash: 'c3a391df44d3aa19',
    replay:
      'dino1.3.y1.-.%E6%81%90%E7%AB%9C.gYSBxwjUCIWDgYHLCIDCCMMIgoLLCMUIgsAIgILJCIGAhgTICcANApXQCIGVhIDJCMkIwAiBggODww0EjoCMlYORhImAA8AJwgkIgICCzwyNgoWDgKHADMAIwgmAyAkCzAjLCIKEwAiHwAyNiYMOgAuIxQjECMIMxQiIyQiIgQLDCQjICIyBlIPRCAXGCcAJgAOJjYWFxQjECIHBCILDCIDGCILECBeDgIXBBITCCIKGj9cIi8AIB4KAww0EiYfNCMsIg4uNh8AMhIeBxQjDBcwExAjXCI2ChAcMhYLECIaPh8IIhpCdwAg.cb656963',
  },
  {
    name: "a proud player on 'one'",
    score: 473,
    metres: 284,
    steps: 2842,
    crash: 'pterodactyl',
    hash: 'f32fa470f9c71d5e',
    replay:
      'dino1.3.26y.-.one.P2YMPxUMPyIMP0YMPz8MPy8MPzAMPy8MPy8MPzIMPxcMPy0M4wgyDDMMOgznCCwMPxQMPxUMPxwMPw0MPw0MPw0LPw4Lzwg4DD9MDP8RCA.1b0948ee',
  },
  {
    name: "a proud player on 'two words'",
    score: 597,
    metres: 384,
    steps: 3588,
    crash: 'pterodactyl',
    hash: '2777fac4b5eb006b',
    replay:
      'dino1.3.2ro.-.two%20words.P30MPx4M5wjCCCoMPwkMPyIMPyIM_xwICww_Ngw_JAw_Mgw_Kww_3QEMPzEMP2MMPywM0Ag_CAw_CQz_SQgFDD84DD82DP8WCCgMP68BDPAIPwMMPygMPxcMPzEM.d2001db2',
  },
  {
    name: "a proud player on 'три'",
    score: 244,
    metres: 142,
    steps: 1466,
    crash: 'pterodactyl',
    hash: '822238be49c10148',
    replay: 'dino1.3.14q.-.%D1%82%D1%80%D0%B8.0Qg_Eww_HQw_EAw_Lgw_Dgw_Dgz3CAkMPxQMP0UMP0kM_1MIAgzsCDgM.caacc6d0',
  },
  {
    name: "a proud player on 'a.dot'",
    score: 232,
    metres: 133,
    steps: 1395,
    crash: 'pterodactyl',
    hash: 'ab95d82c33ea3851',
    replay: 'dino1.3.12r.-.a%2Edot.P3QM-ggYDCoMKgw2xQkGPwfBCQo_Pwz_EAjVCAoMPwgMPyMMP08M_ysIDQw.dad09ab9',
  },
  {
    name: "a proud player on '5'",
    score: 451,
    metres: 268,
    steps: 2707,
    crash: 'pterodactyl',
    hash: '861f13e3f6a9e69b',
    replay:
      'dino1.3.237.-.5.P2ALPxMMPwUMPwUMPwUMPwUMP0gMPxMMPz4MPxoMPxoMPxoM_wEIDwwpDCoMOww_Lgw_Lgw_Lgw_QQw_Mww_GQz_AwgJDDYMPwAM.9173550e',
  },
  {
    name: "a proud player on ''",
    score: 979,
    metres: 751,
    steps: 5879,
    crash: 'pterodactyl',
    hash: 'eb0009d0e82401b7',
    replay:
      'dino1.3.4jb.-..P4YBC9YIPwEMPwQM1wgyDD9HDD8lDP8KCBMMPwUMMAs_Nww_QQw_Jgw_OAw_PAz_NggMDD8MDNMIPywM_1YICQw_Igw_hAEMP0kMPwzECQU_KAw4AAQMP1cMPwwM_wcIMww_jAEM_ygIAgw_hAEMPxEM_xYIGww_LAw_Bgw_CAw_CAw_Egz_MggSDD9XDP8dCAgMPz0MPyIMPwAMyAgxDDkMOgw_LMMJxgkBPygM.d218c990',
  },
  {
    name: "a proud player on '恐竜'",
    score: 1012,
    metres: 759,
    steps: 6077,
    crash: 'pterodactyl',
    hash: '71d9c77f6c1a2bb5',
    replay:
      'dino1.3.4ot.-.%E6%81%90%E7%AB%9C.P4ABDD8_DD8dxgkDNgw_CAw_GAw_Igw_Igw_Dgw_Pgw_Hww_Qgw_QAw_Iww_QAw_LAw_EQw_EAw_Xgw_Sgz_BggUDD9nDNIIOQw_Rgw_OAw_DAw_VQw_Cgw_dAziCCkMPxgM9ggdDD8aDD8ZDD8YDD8bDD85DDsMOQw_Dgw_Uww_BwzZCD8WDNUI4AgxDMQIPyoMNQw_mAEMPwgMPzEMP0UM.35e3fcff',
  },
  {
    name: 'assisted: 50 %, 0 px, with pterodactyls',
    score: 1216,
    metres: 842,
    steps: 6579,
    crash: 'cactus',
    hash: 'cf44e4c6736ff129',
    replay:
      'dino1.3.52r.50_0_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhA4MhbY0DIy_FgsMkD8ZDD8yhwS_CZgIDLE0DIqekYGaDAyEgb8cAIeDAJ2ohYw_OIYFsC6EB78IvYEwDJGbvyCikwYMkDUMpYuOPygMmJAoDIo_aYIJvxu_PhOBhQQ8DI5km0VAQIoZigGkFgyMvySkBwy-tQAMvw61vyoGDD8zDL8Ko4cIDIB_Jl9AQJSGCIgDvxCXCQyEP1oMkKyFEQyOmJI0DIaSPykMjYV_KA.9bb42fbc',
  },
  {
    name: 'assisted: 100 %, 10 px, with pterodactyls',
    score: 1216,
    metres: 842,
    steps: 6579,
    crash: 'cactus',
    hash: '5f543bc57da3d3f4',
    replay:
      'dino1.3.52r.100_10_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhA4MhbY0DIy_FgsMkD8ZDD8yhwS_CZgIDLE0DIqekYGaDAyEgb8cAIeDAJ2ohYw_OIYFsC6EB78IvYEwDJGbvyCikwYMkDUMpYuOPygMmJAoDIo_aYIJvxu_PhOBhQQ8DI5km0VAQIoZigGkFgyMvySkBwy-tQAMvw61vyoGDD8zDL8Ko4cIDIB_Jl9AQJSGCIgDvxCXCQyEP1oMkKyFEQyOmJI0DIaSPykMjYV_KA.74a97a47',
  },
  {
    name: 'assisted: 75 %, 3 px, without pterodactyls',
    score: 543,
    metres: 316,
    steps: 3259,
    crash: 'cactus',
    hash: 'c66f0414f09a49b9',
    replay:
      'dino1.3.2ij.75_3_0.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ0ODL2tFAymoRELmKGNgJ8EDI-iiisMvwMuDLs_DQyMiqCOIQyqvxULDLOekYEWiAOVgTmJApCMg56oAoEKlJ2lHAyYpw.1aaca059',
  },
  {
    name: 'the way through a course, turbo never',
    score: 5017,
    metres: 4817,
    steps: 30105,
    crash: 'cactus',
    hash: '423446bd9d81ddd8',
    replay:
      'dino1.3.n89.-.way.Pz8AP0YAPyYAPyEAPx0APyYAPyIAPyUAPxoAPxIAPxsAPxoAP1kAPz0APxsAPxgAPx4APxgAPxQAP1EAPykAPwsAPx8AP8ABAD8bAD8gAD9GAH9fTn8aTj8dAH_rAUw7AD8fAD-GAQA_mwEAP0UAPzgAPy8APyAAPxwAP7wBAD86AD8EAH9dSiAAPxkAPwwAPxEAPxEAP1IAPxMAf15JFQA_CgA_BAA_BwA_BQA_MgA_OwA_KgA_FAA_EQA_DgA_DwA_GQA_bQB_LEkeAD8KAD8jAD8IADkAPwAAfyVJDgA_fAA_DwA_RgB_VUkQAD8QAD8uAD9CAD8wADsAP1UAPwAAPwQAPwsAP0oAP3AAPxQAP2EAP2AALwA_HgA_YQA_QQA_XgA_HwA_PgA_NgB_cEkQAD8eAD8nAD9OAD9JAD8GAD97AD8OAD8-AD9sAC8APy4AMwA_YAA_XAA_QAA_fgA_FwA_FQA_CgA_MgA_NQA_MAA_SAA_cwA7AD8eAD85AD8sAD8gAD9EAD80AD9EAD9UAD8CAD9SAD9QAD9DAD9bAD9SAD8kAD9BAD85AD9wAD9aAD8oAD8oAD88AD9EAD8vAD9AAD9KAD8TAD8cAD8kAD87AD85AD9JAD9QAD9OAD8EAD8TAD8qAD80AD8cAD9OAD9oAD8IADkAPxUAP0oAP0YAP3EAPxIAP08AOwA_DwA_LAA_YQA_DwA_TQA_EQA_VQA_NgA_IAA_KAB_Z0k_yQEAPzoAf15JfzhJPxYAP1IAP0oAPygAPywAP4IBAD8pAD9nAD8gAD9qAD82AD8nAD9BAD8kAD9IAD83AD9pAC8AP0MAf0BJfxNJPy0APx4AP14AP1IAPzsAP14APx0APx4APyMAP2wAPyYAP0kAPyYAPx8AP0sAPz0AP04APwwANwA_PQA_OQA_QAA_XgA_SQA_UgA_IgA_VAA_JwA_UgA_IQA_TwA_SQA_QAA_xgEAPyIAf6wBST8aAD_HAQA.9dbed75e',
  },
  {
    name: 'the way through a course, turbo whenever-ready',
    score: 5011,
    metres: 4894,
    steps: 30069,
    crash: 'cactus',
    hash: 'a04f802d41649f1d',
    replay:
      'dino1.3.n79.-.way.wAg_BQA_JgDGCD8eAD8hAD8WANMIKQA_BgD_AggVAD8WAD8dAD8NANEIPwoAPx8AyAg_EAA_HQA_GgDhCD8RAP8iCAsAP2IA_zwIDQA_EQD_EwgSAD9GAP9RCDoAPwcA7wg8AD8cAP9RCFhJfxZJKwDDCP_sAQhZSj4A_w8IPxcA_5QBCAsA_2cIIQA_IwA_RwDcCCwAPxMA8QgvAD-VAQDkCB4APwgA_wsIfxtLKQA_IAD4CDUAPzEAygg_BQA_DwA_DwD_BggoAD89AMsIOAB_JkkVAD8FAOQIHwA_PwDSCCwAPwMAP1MA5QggAD8IAP8JCAgAP04APz0A1Ag_CwD_KAgHAD9tAC8A_wQIHgA_RQDNCD8fAD82AP8VCA8AP0QA3QgeAD81AP9WCFRJHQA_MQDDCD8lAD9OAPYIfzlJDgDgCDwAP0kAPxgAygg_PAD2CD8xAC8A_0kIFAAvAP8tCAoAP0IAP1IAyQg_aQDJCD8WAD80AP8gCBAAPy4A8gg_SAB_C0kFADwAyAg_RwDrCDYAP1AA_yMIBAA_IQD_DAg_GwA_XQAvAMAIPz4A9Ag2AD9aAP8ZCD4A_zQIHAA_MgD_WwgAAD8UAD8SAMkIPwgAP0cA_xsIFAD_XggYAD8mAD89AOwIOAD_OggGAD9GAD8mAPUIPx4A_xUIPw0APwkAPyMA7wg_DwD_JAgUAD85AP9cCAYA_2wIBQA_RAA_OQDlCD8SAD8ZAMYIP0oAP0QA2wg2AC8A_wsIBQA_TgA_QADUCD9WANwIPwEAPyEAPxgA7gg6AD80AMIIPyUAP0oALwDJCD8WAP8dCDkAPy8APykA1gg_DAD_JwgTAD8zAD9LANYIP04A5AgnAD8JAD8IAD8uAMAILgD_RAgMAD89AD9LANMIPx8A_xQIPwAAP0sA_x8IP2MAzwg_CgA_SwD_FQg_EwD_IAgBAD8zAP91CH9XSdIIPw0AP2EA-wh_KUn_AQgfAD86AP9QCA8APxcA_wsIPAA_VAD_GQgdAD9OAMUIPxoAPy0A_yMIGgA_OQDdCD8gAD9JAP8BCCQA_04IPyAAPzoA_xAIPQA_DADnCGlJeEk_LwD_BQg_AAD_MwgTAD9JAP9NCAoAP0gA3ggzAD8WAD9RAM0IPxwA_xcIOgA_IQD_TggCAD9QAN4IPwUAPzAAPzEAwgg_IQD_Egg_IAA_CwAvAP8OCA4APx0A_wYIJQA_SwD_OQgHAH8dSf8ECDsAP0IA_ywIIwA_QADNCD8IAD8ZAP9JCD9cANYIPykAPxwA_yUIf2BJyQg_sAEA-gg_NQD9CA.74b9d482',
  },
  {
    name: 'the way through a course, turbo at-random',
    score: 5001,
    metres: 4866,
    steps: 30007,
    crash: 'cactus',
    hash: '81fb1e9a67cb5241',
    replay:
      'dino1.3.n5j.-.way.PzcA3Qg7AOMIHwA_HwA_IQDJCMUIPw0APyoAPw0AxQg2AMgI7QgEAD8RAD8SAPAI4Qg-AN4I_wAIBAA-ADsAPzkA_ycI1AgzAP8ACCAAPzIA0QjVCP8fCBsAPw0A-gg_GwDoCP0IPwEAPzgAPzAAPygA_wYIxQhwStII3whFSSoAwAj_ugEI2Ah_BU0_GQDjCD8OAMkIP50BAOsI9AjjCD9LAD8TAP8RCAEAPwAA3gg_DAA_NwD_Mgg_aAA_HQA_IQDtCH8DST8NANsIPwIAwQg_DgA_FgDJCD8KAD8TAM8IPxEA6ggYAD8IAOMIfwvDCkUSAPcICwA_RADTCN8IHAA_FwD_CwjACA0APz8A6gg_CwA_BwD_JQgJAP8rCBcAPwIAwwg_AQA_AgDiCPgIEQD_SQhMSRIAP0sA_AgIAD8KAD8QAMgIxAg_OQB_ZknACMIIGwDGCD8SAMAIP2EA5AjMCPsIbEkIADYAPyEAP0MA_x8IBwA_PAD-CBsAP0UAPzEA_xYIxAjKCMQIKwDDCDYAPzoA_gjJCMIIOwDACMcIP3UAPxsAP0EAPx0AP0AA_w4IPyAA8gjRCH8JxwpBwggBAD8-ANkIxwj_KwgCAP8VCBMA-gjACAAAPwEA_x8IMwD_DAgWwAj_EAgcANQIPyIA7Qg9AD9IAP82CD4APw4A-AgfAP8kCMcIxAjcCAoA9Ag_CQA_LQA_SwD_RwgLAD8UAD8zAPYIPyIA0wg_GgD_Bgg_CgDXCP8MCAIA9wjxCBQAP18APx0A_ywIxQgFAOsIPw4A_ywIFgD_NAgwAD8yAD8jAP8lCAwAP1AA_Aj1CAEA1QjNCMwIPwkAP1oA0Ag_KADECPkIyAg1AD8mAD8zAPQI2ggzAOgIPxkAP04AP3MAxAjcCCkAzQgpAD8yAD9RAD82AP8HCD80AD8vAP8MCBIA6QjtCDEA0Ag_NwDsCD8SAMUI2AjkCMAIJADBCPcI0ggeAN4I6wgHAP8CCA0APx4A_xcIPxIAPxIAP0YAPgDUCBoA5wg5AM8I8wg_DQDOCNEIPxsA_wkI9ggLAC8A_ykIIQA6AC8A_xQIIwA_OQDUCD86AMcI_x0IOQA_BgDwCNEIxQgbAP8UCA8A_x0I4AjHCA0AxAj_FAgrAP0IzgghAP8WCBMA_5cBCMYIW8YKQt4I_zgIP0AA7wgvANsI_ysIfwVJxgj_CgjlCFZJPxsA3gjjCNYIJgDLCNUIPwUAPz8A5QjCCD8LAOwIzwjpCD8JAD8MAD9LANIIwwjoCB8A_1AIDwA_NwA_RAD_Cwg_BwDSCM0IPxYA1gg_PwA_SQDPCP8ICAAA5Ag5AP8ECP8fCAwAfxFJd0nMCD8fAOkIPyEAPx4APxwAwwjwCD9MAD8jAD8wAD8EANYIPAA_RwA_YQD_HwgSANUI6wg_CwA_TADuCD8VAD8sAP9lCBgAPwwA_xUIAADVCP8TCC4A1Qg_AQDHCP8ICD4A4QjKCOUIOwA_MgA_AgDlCAkAP04APzAAPyIAP1AAPyIA_xMIAwDGCP9ECMsIP0EA2QjnCP8tCP8ICCoAP0cAf-sBST8hAD9cAP8TCNUI.beedcb16',
  },
];
