import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

// Requests one URL for some seconds, with the headers of a browser and from a separate process.
// Prints the result as JSON. Each request replaces a `*` in the URL with a random id. `cookieBytes`
// is the size of the cookies of other programs.
const { url, seconds, connections, cookieBytes = 0 } = JSON.parse(process.argv[2])
const { pathname, search } = new URL(url)

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'de-DE,de;q=0.9,en;q=0.8',
    cookie: `cc_cookie=${randomUUID()}; csrftoken=${randomUUID()}; other=${'x'.repeat(cookieBytes)}`,
  },
  requests: [
    {
      method: 'GET',
      setupRequest: (request) => ({
        ...request,
        path: (pathname + search).replaceAll('*', () => randomUUID()),
      }),
    },
  ],
})
const failed = result.errors + result.timeouts + result.non2xx
console.log(
  JSON.stringify({
    rate: result.requests.total / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    failed,
  }),
)
