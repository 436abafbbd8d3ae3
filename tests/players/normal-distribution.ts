/**
 * Numbers of the standard normal distribution (mean 0, standard deviation 1), by the Box-Muller
 * transform.
 * @param random returns numbers of at least 0 and less than 1.
 */
export function normalDistribution(random: { unit(): number }): () => number {
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const value = spare;
      spare = null;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - random.unit()));
    const angle = 2 * Math.PI * random.unit();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}
