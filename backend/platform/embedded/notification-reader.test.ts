import { expect, it } from 'vitest'
// @ts-expect-error: plain JavaScript, since a thread runs the file directly.
import { createNotificationReader } from './notification-reader.mjs'

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(type)
  bytes.writeUInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

const notification = (channel: string, payload: string) => message('A', `\0\0\0\x07${channel}\0${payload}\0`)
const messages = Buffer.concat([
  message('D', 'A row that says A'),
  notification('cache_tags', '["page:1"]'),
  message('C', 'UPDATE 1\0'),
  notification('other', 'Größe'),
  message('Z', 'I'),
])

it.each([1, 2, 3, 7, 20, 1000])('extracts notifications from chunks of %i bytes', (size) => {
  const notifications: unknown[] = []
  const read = createNotificationReader((notification: unknown) => notifications.push(notification))
  for (let at = 0; at < messages.length; at += size) read(messages.subarray(at, at + size))
  expect(notifications).toEqual([
    { channel: 'cache_tags', payload: '["page:1"]' },
    { channel: 'other', payload: 'Größe' },
  ])
})
