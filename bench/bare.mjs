import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The upper limit of Node: sends the same bytes and headers for every request, or 304.
const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')
const unchangedHeaders = Object.fromEntries(
  Object.entries(headers).filter(([name]) => !name.startsWith('content-') || name.includes('policy')),
)
const server = createServer((request, response) => {
  const isUnchanged = request.headers['if-none-match'] === headers.etag
  response.writeHead(isUnchanged ? 304 : 200, isUnchanged ? unchangedHeaders : headers)
  response.end(isUnchanged ? undefined : bytes)
})
server.listen(Number(process.argv[3]), '127.0.0.1', () => console.log('ready'))
