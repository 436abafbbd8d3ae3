/** Sparks over the result, and a badge on its corner. */
export function RecordMoment() {
  return (
    <>
      <span data-part="sparks" aria-hidden="true" />
      <img data-part="badge" src="/pictures/guide-dino-jump.png" alt="" />
    </>
  );
}
