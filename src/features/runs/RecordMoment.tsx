/** Sparks over the result, and a badge on its corner. */
export function RecordMoment() {
  return (
    <>
      <span data-part="sparks" aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <img data-part="badge" src="/pictures/guide-dino-jump.png" alt="" />
    </>
  );
}
