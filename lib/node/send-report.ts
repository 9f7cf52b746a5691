import http from 'node:http'
import https from 'node:https'
import type { createTransport } from '@sentry/nextjs'

type SendReport = Parameters<typeof createTransport>[1]

const timeoutMs = 5000
/** Maximum size of a response in bytes. */
const maxResponseBytes = 64 * 1024

/**
 * Creates a function that sends a report. Each report gets a new connection, because reports are
 * rare. The function rejects after a timeout.
 */
export function createReportSender(address: string): SendReport {
  const url = new URL(address)
  const client = url.protocol === 'https:' ? https : http

  return ({ body }) =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/x-sentry-envelope' }
      const signal = AbortSignal.timeout(timeoutMs)
      const outgoingRequest = client.request(url, { method: 'POST', agent: false, headers, signal }, (response) => {
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > maxResponseBytes) outgoingRequest.destroy(new Error('The response to a report is too long.'))
        })
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            statusCode: response.statusCode,
            // Rate limits of the receiver.
            headers: {
              'retry-after': response.headers['retry-after'] ?? null,
              'x-sentry-rate-limits': response.headers['x-sentry-rate-limits']?.toString() ?? null,
            },
          })
        })
      })
      outgoingRequest.on('error', reject)
      outgoingRequest.end(body)
    })
}
