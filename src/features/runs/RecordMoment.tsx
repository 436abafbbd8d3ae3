/** Sparks over the result, and a badge beside the figures. */
export function RecordMoment() {
  return (
    <>
      <span data-part="sparks" aria-hidden="true" />
      <img data-part="badge" src="/pictures/guide-dino-jump.png" alt="" />
    </>
  );
}
