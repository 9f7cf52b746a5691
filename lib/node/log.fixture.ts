import { Writable } from 'node:stream'

/** Creates a destination for a log, with the lines that are written to it. */
export function collectLines<Line = Record<string, unknown>>() {
  const lines: Line[] = []
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, destination }
}
