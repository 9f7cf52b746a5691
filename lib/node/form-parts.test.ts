import { describe, expect, it } from 'vitest'
import { hasTooManyParts, maxFormParts } from './form-parts'

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
const createForm = (count: number) => Buffer.from(`${part.repeat(count)}--b--\r\n`)

describe('hasTooManyParts', () => {
  it.each(['multipart/form-data; boundary=b', 'multipart/form-data; boundary="b"'])('counts parts by %s', (type) => {
    expect(hasTooManyParts(createForm(maxFormParts), type)).toBe(false)
    expect(hasTooManyParts(createForm(maxFormParts + 1), type)).toBe(true)
  })

  it('returns false without a boundary, because parsers reject such a form', () => {
    expect(hasTooManyParts(createForm(5_000), 'multipart/form-data')).toBe(false)
  })
})
