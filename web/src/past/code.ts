/** A record as a part of an address: packed, in letters that an address may have. */

export async function codeOf(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The record, or null where the code is no whole one. */
export async function recordOf(code: string): Promise<string | null> {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function through(
  given: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const body = new Blob([given]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
