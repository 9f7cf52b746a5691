import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createClientIdentifier } from './client-address'

function createRequest(peer: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  request.headers = { host: 'site.example', ...headers }
  return request
}

function identify(peer: string, headers: Record<string, string>, trusted: string[] = []) {
  return createClientIdentifier(trusted)(createRequest(peer, headers))
}

const forgedHeaders = {
  'x-forwarded-for': '1.1.1.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-request-id': 'a1b2c3d4',
}

describe('the client’s address', () => {
  it.each([
    ['203.0.113.9', []],
    ['203.0.113.9', ['10.0.0.0/8']],
    ['::ffff:203.0.113.9', ['10.0.0.0/8', '::1']],
  ])('is that of the connection from %s unless it is one of %j', (peer, trusted) => {
    expect(identify(peer, forgedHeaders, trusted)).toEqual({
      address: '203.0.113.9',
      protocol: 'http',
      host: 'site.example',
      requestId: null,
    })
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['2001:db8::1, 10.1.2.3', '2001:db8::1'],
    ['198.51.100.7:5678', '198.51.100.7'],
    ['1.1.1.1, [2001:db8::1]:443, 10.1.2.3:80', '2001:db8::1'],
    ['[::ffff:198.51.100.7]', '198.51.100.7'],
    ['nonsense', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['10.1.2.3', '10.1.2.3'],
  ])('behind trusted proxies that forwarded `%s` is %s', (chain, address) => {
    const headers = { ...forgedHeaders, 'x-forwarded-for': chain }
    expect(identify('::ffff:10.0.0.1', headers, ['10.0.0.0/8'])).toEqual({
      address,
      protocol: 'https',
      host: 'evil.example',
      requestId: 'a1b2c3d4',
    })
  })

  it.each([
    'a b',
    'evil.example/x',
    'user@evil.example',
    '[::1',
    'a.example:port',
    'a.example:99999',
    '1.2.3.999',
    '[:::::]',
    '',
  ])('rejects the host %j', (host) => {
    expect(identify('203.0.113.9', { host }).host).toBeNull()
  })

  it.each(['', 'short', 'a b c d e f', 'x'.repeat(65), '"><script>'])('rejects the request id %j', (id) => {
    expect(identify('10.0.0.1', { 'x-request-id': id }, ['10.0.0.0/8']).requestId).toBeNull()
  })

  it.each(['a.example', 'localhost:3000', '[::1]:3000', '127.0.0.1'])('accepts the host %s', (host) => {
    expect(identify('203.0.113.9', { host }).host).toBe(host)
  })
})

it('reports ignored and unreadable forwarding headers once', () => {
  const [onUntrusted, onUnreadable] = [vi.fn(), vi.fn()]
  const identifyClient = createClientIdentifier(['10.0.0.1'], { onUntrusted, onUnreadable })
  const countReports = (peer: string, chain?: string) => {
    identifyClient(createRequest(peer, chain === undefined ? {} : { 'x-forwarded-for': chain }))
    return [onUntrusted.mock.calls.length, onUnreadable.mock.calls.length]
  }
  expect(countReports('10.0.0.1', '1.1.1.1')).toEqual([0, 0])
  expect(countReports('10.0.0.2')).toEqual([0, 0])
  for (let count = 0; count < 2; count += 1) expect(countReports('10.0.0.2', '1.1.1.1')).toEqual([1, 0])
  for (let count = 0; count < 2; count += 1) expect(countReports('10.0.0.1', 'unknown')).toEqual([1, 1])
})
