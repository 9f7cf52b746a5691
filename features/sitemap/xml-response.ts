/**
 * Creates an XML response.
 * @param modified the times of the last changes of its entries
 */
export function createXmlResponse(text: string, modified: readonly (string | null)[]): Response {
  const latest = modified.reduce((a, b) => (b !== null && b > (a ?? '') ? b : a), null)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...(latest && { 'Last-Modified': new Date(latest).toUTCString() }),
    },
  })
}
