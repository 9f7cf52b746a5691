import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { toNetwork } from '../access/network'
import { toClient } from './client'

const app = new Hono().get('/', (c) => c.text(`${toClient(c)} ${toNetwork(toClient(c))}`))

it.each([
  ['192.0.2.77', '192.0.2.77 192.0.2.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64 2001:db8:0::/48'],
  ['2001:0db8:0003:0004:5:6:7:8', '2001:db8:3:4::/64 2001:db8:3::/48'],
  ['', ' '],
])('maps %s to the client and network %s', async (address, expected) => {
  expect(await (await app.request('/', { headers: { 'X-Forwarded-For': address } })).text()).toBe(expected)
})
