import { afterEach, expect, it, vi } from 'vitest'
import { convertHeic } from './convert-heic'

afterEach(() => vi.unstubAllGlobals())

const createPhoto = (type: string, name = 'IMG_0001.HEIC') => new File(['x'], name, { type })

it.each(['image/heic', 'image/heif', ''])(
  'converts a phone photo (%s) to a JPEG if the browser can decode it',
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
    const sent = await convertHeic(createPhoto(type))
    expect([sent.name, sent.type, sent.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', '40 × 30'.length + 1])
    expect(close).toHaveBeenCalled()
  },
)

it('returns an undecodable photo and any other file unchanged', async () => {
  const [heic, png] = [createPhoto('image/heic'), createPhoto('image/png', 'a.png')]
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })
  expect(await convertHeic(heic)).toBe(heic)
  expect(await convertHeic(png)).toBe(png)
})
