import { expect, it } from 'vitest'
import { normalizeMailbox } from './normalize-mailbox'

it.each([
  ['a+1@example.org', 'a@example.org'],
  ['a+1+2@example.org', 'a@example.org'],
  ['a.b@example.org', 'a.b@example.org'],
  ['a.b.c+x@gmail.com', 'abc@gmail.com'],
  ['abc@googlemail.com', 'abc@gmail.com'],
  ['a.b@mail.gmail.com.example.org', 'a.b@mail.gmail.com.example.org'],
  ['+tag@example.org', '+tag@example.org'],
])('%s reaches %s', (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox)
})
