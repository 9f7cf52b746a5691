import { expect, it } from 'vitest'
import { isShowable, parseWebAddress } from './web-address'

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org/film',
  '/film',
  'https://',
  'https://youtube.com@example.org/film',
  '<iframe src="https://example.org"></iframe>',
])('rejects %j', (input) => {
  expect(parseWebAddress(input)).toBeNull()
  expect(isShowable(input, 'video')).toBe(false)
})

it('accepts web addresses and media of known services', () => {
  expect(parseWebAddress(' https://media.example.org/film ')?.host).toBe('media.example.org')
  expect(isShowable('https://media.example.org/film', 'video')).toBe(true)
  expect(isShowable('<iframe src="https://player.vimeo.com/video/76979871"></iframe>', 'video')).toBe(true)
})
