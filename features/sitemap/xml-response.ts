/**
 * Creates an XML response.
 * @param modifiedTimes the ISO times of the last change of each entry, null if unknown
 */
export function createXmlResponse(text: string, modifiedTimes: readonly (string | null)[]): Response {
  const knownTimes = modifiedTimes.filter((time) => time !== null)
  const latestTime = knownTimes.toSorted().at(-1)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...(latestTime && { 'Last-Modified': new Date(latestTime).toUTCString() }),
    },
  })
}
