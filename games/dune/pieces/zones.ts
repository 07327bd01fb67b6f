/** Removes a card from a zone; false if it is not there. */
export function take(zone: number[], card: number): boolean {
  const at = zone.indexOf(card);
  if (at < 0) return false;
  takeAt(zone, at);
  return true;
}

/** Removes what is in this place; `splice` makes a list of it each time. */
export function takeAt(zone: number[], at: number): void {
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = zone[i];
  zone.pop();
}
