import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition'

it.each([
  ['satzung.pdf', 'satzung.pdf', 'satzung.pdf'],
  ['Größe & Maß.pdf', 'Groesse & Mass.pdf', 'Gr%C3%B6%C3%9Fe%20%26%20Ma%C3%9F.pdf'],
  ['café (neu)*.txt', 'cafe (neu)*.txt', 'caf%C3%A9%20%28neu%29%2A.txt'],
  ['舞台.pdf', '__.pdf', '%E8%88%9E%E5%8F%B0.pdf'],
  ['a"; filename=evil.exe', 'a_; filename=evil.exe', 'a%22%3B%20filename%3Devil.exe'],
  ['a\r\nSet-Cookie: b=c', 'a__Set-Cookie: b=c', 'a%0D%0ASet-Cookie%3A%20b%3Dc'],
  ['..\\..\\a%2fb', '.._.._a_2fb', '..%5C..%5Ca%252fb'],
])('encodes %j in ASCII and in UTF-8', (name, plain, encoded) => {
  const header = contentDisposition('attachment', name)
  expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
  expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
})
