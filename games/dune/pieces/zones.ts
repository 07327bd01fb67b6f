/** Removes a card from a zone; false if it is not there. */
export function take(zone: number[], card: number): boolean {
  const at = zone.indexOf(card);
  if (at < 0) return false;
  zone.splice(at, 1);
  return true;
}
