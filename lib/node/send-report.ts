import http from 'node:http'
import https from 'node:https'
import type { createTransport } from '@sentry/nextjs'

type SendReport = Parameters<typeof createTransport>[1]

/** Timeout of one report, in milliseconds. */
const timeoutMs = 5000
/** Maximum size of a receiver's response in bytes, larger than any real one. */
const maxAnswerBytes = 64 * 1024

/**
 * Sends reports to an address, each over its own connection, because they are rare.
 * @returns a function that sends one report; it rejects on timeout
 */
export function createReportSender(address: string): SendReport {
  const url = new URL(address)
  const client = url.protocol === 'https:' ? https : http

  return ({ body }) =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/x-sentry-envelope' }
      const signal = AbortSignal.timeout(timeoutMs)
      const outgoingRequest = client.request(
        url,
        { method: 'POST', agent: false, headers, signal },
        (incoming) => {
          let length = 0
          incoming.on('data', (chunk: Buffer) => {
            length += chunk.length
            if (length > maxAnswerBytes)
              outgoingRequest.destroy(new Error('The receiver of reports says too much.'))
          })
          incoming.on('error', reject)
          incoming.on('end', () => {
            resolve({
              statusCode: incoming.statusCode,
              // Rate limits of the receiver.
              headers: {
                'retry-after': incoming.headers['retry-after'] ?? null,
                'x-sentry-rate-limits': incoming.headers['x-sentry-rate-limits']?.toString() ?? null,
              },
            })
          })
        },
      )
      outgoingRequest.on('error', reject)
      outgoingRequest.end(body)
    })
}
