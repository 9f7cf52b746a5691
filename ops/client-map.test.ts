import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toClientKey } from '@/server/http/client-key'

const config = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
const map = /map \$remote_addr \$buehnenhaus_client \{.*?\n\}/s.exec(config)?.[0] ?? ''
const patterns = [...map.matchAll(/"~(.*)" \$network;/g)].map(([, pattern = '']) => new RegExp(pattern))

/** Client of an address in nginx, which writes a run of zero groups as `::`. */
function toClient(address: string): string {
  for (const pattern of patterns) {
    const network = pattern.exec(address)?.groups?.network
    if (network !== undefined) return network
  }
  return address
}

it.each([
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::1'],
  ['2001:db8::a:b:c:d', '2001:db8::1'],
  ['2001:db8:1::a:b:c:d', '2001:db8:1::'],
  ['2001:db8::1:a:b:c:d', '2001:db8::1:a:b:c:e'],
  ['2001:db8::1:a:b:c:d', '2001:db8::2:a:b:c:d'],
  ['2001::1:2:a:b:c:d', '2001::1:3:a:b:c:d'],
  ['2001:db8:1:2::', '2001:db8:1:3::'],
  ['2001:db8::1', '2001:db8:1::1'],
  ['192.0.2.1', '192.0.2.2'],
])('nginx limits %s and %s together if the server does', (first, second) => {
  expect(patterns).toHaveLength(2)
  expect(toClient(first) === toClient(second)).toBe(toClientKey(first) === toClientKey(second))
})
