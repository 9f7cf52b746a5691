import { afterEach, expect, test, vi } from 'vitest'
import { convertHeic } from './convert-heic'

afterEach(() => vi.unstubAllGlobals())

const photo = (type: string, name = 'IMG_0001.HEIC') => new File(['x'], name, { type })

test.each(['image/heic', 'image/heif', ''])(
  'a photo of a phone (%s) is sent as a JPEG where the browser can read it',
  async (type) => {
    const close = vi.fn()
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      done,
      format,
    ) {
      done(new Blob([`${this.width} × ${this.height}`], { type: format ?? '' }))
    })
    const sent = await convertHeic(photo(type))
    expect([sent.name, sent.type, sent.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', '40 × 30'.length + 1])
    expect(close).toHaveBeenCalled()
  },
)

test('one that the browser cannot read is sent as it is, and any other file', async () => {
  const [heic, png] = [photo('image/heic'), photo('image/png', 'a.png')]
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })
  expect(await convertHeic(heic)).toBe(heic)
  expect(await convertHeic(png)).toBe(png)
})
