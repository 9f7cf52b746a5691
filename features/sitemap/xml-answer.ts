/** An answer in XML. @param modified when what is in it changed last */
export function xmlAnswer(text: string, modified: readonly (string | null)[]): Response {
  const latest = modified.reduce((one, other) => (other !== null && other > (one ?? '') ? other : one), null)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...(latest && { 'Last-Modified': new Date(latest).toUTCString() }),
    },
  })
}
