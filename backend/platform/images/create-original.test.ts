import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { declareFrames } from './animated-png.fixture'
import { createOriginal } from './create-original'
import { InvalidPictureError } from './picture-problem'
import { contentHash } from './store-picture'

const plain = (width = 40, height = 20, background = '#b71548') =>
  sharp({ create: { width, height, channels: 3, background } })

const findProblem = (bytes: Uint8Array) =>
  createOriginal(bytes).then(
    () => null,
    (error: unknown) => (error instanceof InvalidPictureError ? error.problem : error),
  )

const readCenter = async (bytes: Uint8Array) => {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

it('stores only the picture of an upload: no location, comment or trailing data', async () => {
  const jpeg = await plain()
    .withExif({ IFD0: { Artist: 'N. N.' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>Geheimort</city></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  const upload = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script><?php system("id")?>PK\x03\x04')])
  expect((await sharp(upload).metadata()).exif?.includes('N. N.')).toBe(true)
  const original = await createOriginal(upload)
  const metadata = await sharp(original.bytes).metadata()
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined))
  expect(Buffer.from(original.bytes).toString('latin1')).not.toMatch(/script|php|Geheimort|N\. N\./)
  expect(original).toMatchObject({ mime: 'image/jpeg', width: 40, height: 20, sourceHash: contentHash(upload) })
  expect(original.hash).toBe(contentHash(original.bytes))
})

it('rotates a picture upright', async () => {
  const original = await createOriginal(await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect([original.width, original.height]).toEqual([20, 40])
})

it('converts CMYK and 16 bits for browsers', async () => {
  const cmyk = await plain(8, 8, '#ff0000').toColorspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const original = await createOriginal(cmyk)
  expect((await sharp(original.bytes).metadata()).space).toBe('srgb')
  const [red = 0, green = 255, blue = 255] = await readCenter(original.bytes)
  expect(red - Math.max(green, blue)).toBeGreaterThan(100)

  const deepPicture = await plain(8, 8).toColorspace('rgb16').png().toBuffer()
  expect((await sharp(deepPicture).metadata()).depth).toBe('ushort')
  const { bytes, mime } = await createOriginal(deepPicture)
  expect([mime, (await sharp(bytes).metadata()).depth]).toEqual(['image/png', 'uchar'])
  expect(await readCenter(bytes)).toEqual([0xb7, 0x15, 0x48])
})

it.each([
  ['png', 'image/png'],
  ['gif', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/webp'],
] as const)('keeps the transparency of a %s', async (format, mime) => {
  const clear = { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const original = await createOriginal(await sharp({ create: clear }).toFormat(format).toBuffer())
  const { data } = await sharp(original.bytes).raw().toBuffer({ resolveWithObject: true })
  expect([original.mime, data[3]]).toEqual([mime, 0])
})

it('rejects animated, truncated and other unusable pictures with the reason', async () => {
  const frames = Buffer.concat([Buffer.alloc(4 * 4 * 3, 0), Buffer.alloc(4 * 4 * 3, 255)])
  const picture = await plain(300, 300).png().toBuffer()
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const rawFormat = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const
  const gif = await sharp(frames, { raw: rawFormat })
    .gif({ delay: [100, 100] })
    .toBuffer()
  const names = ['animated', 'damaged', 'damaged', 'unknownType', 'unknownType', 'unknownType', 'unknownType']
  const uploads = [
    gif,
    picture.subarray(0, picture.length / 2),
    noise.subarray(0, noise.length / 2),
    Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
    Buffer.from('<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    Buffer.alloc(0),
  ]
  const problems = await Promise.all(uploads.map(findProblem))
  expect(problems).toEqual(names)
})

it.each([
  [2, 'animated'],
  [1, null],
])('returns for a PNG with %i frames the problem %s', async (frames, problem) => {
  const png = await plain(8, 8).png().toBuffer()
  expect(await findProblem(declareFrames(png, frames))).toBe(problem)
})

it('rejects too many pixels and too long sides before decoding', async () => {
  const square = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const claim = (width: number, height: number) => {
    const bytes = Buffer.from(square)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    // The checksum of the header, which the reader verifies.
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  expect(await findProblem(claim(50_000, 50_000))).toBe('tooLarge')
  expect(await findProblem(claim(16_001, 10))).toBe('tooLarge')
  // A file that declares more than it contains is damaged.
  expect(await findProblem(claim(7000, 7000))).toBe('damaged')
})

it('decodes concurrent equal uploads once', async () => {
  const upload = await plain(90, 90).png().toBuffer()
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => createOriginal(upload)))
  for (const original of others) expect(original).toBe(first)
})

const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inside}</svg>`,
  )
const crimson = '<rect width="40" height="20" fill="#b71548"/>'

it('rasterizes an SVG in the largest size and keeps nothing else of it', async () => {
  const evil = `<script>alert(1)</script>${crimson}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(2)"/></foreignObject>`
  const { bytes, ...original } = await createOriginal(svg(evil, '\uFEFF<?xml version="1.0"?><!-- Logo -->\n'))
  expect(original).toMatchObject({ mime: 'image/png', width: 2400, height: 1200 })
  expect(await readCenter(bytes)).toEqual([0xb7, 0x15, 0x48])
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|alert|Logo/)
})

it('keeps the transparency of an SVG and limits the size of a huge one', async () => {
  const hugeSvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="15000"><g/></svg>')
  const { bytes, width } = await createOriginal(hugeSvg)
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([width, data[3]]).toEqual([2400, 0])
})

it('reads no local file or entity for an SVG', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svg-'))
  const file = join(folder, 'secret.png')
  await plain(40, 20, '#00ff00').png().toFile(file)
  const readingSvg = svg(
    `${crimson}<image width="40" height="20" xlink:href="file://${file}"/><image width="40" height="20" href="${file}"/>`,
  )
  expect(await readCenter((await createOriginal(readingSvg)).bytes)).toEqual([0xb7, 0x15, 0x48])
  const entity = '<!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/hostname">]>'
  const entityOriginal = await createOriginal(
    svg(`${crimson}<text y="15" font-size="20">&secret;</text>`, entity),
  ).catch((error: unknown) => error)
  const { bytes } = await createOriginal(svg(crimson))
  if (entityOriginal instanceof Error) expect(entityOriginal).toBeInstanceOf(InvalidPictureError)
  else expect(contentHash((entityOriginal as { bytes: Uint8Array }).bytes)).toBe(contentHash(bytes))
})

it('makes no network request for an SVG', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const requestingSvg = svg(
    `<?xml-stylesheet href="${address}/a.css"?><style>@import url(${address}/b.css); rect { fill: url(${address}/c.svg#a) }</style>
    ${crimson}<image width="40" height="20" href="${address}/d.png"/><image width="9" height="9" xlink:href="${address}/e.svg"/>
    <use href="${address}/f.svg#a"/><filter id="f"><feImage href="${address}/g.png"/></filter><g filter="url(#f)"><path d="M0 0h9v9z"/></g>`,
  )
  const dtdSvg = svg(crimson, `<!DOCTYPE svg SYSTEM "${address}/svg.dtd" [<!ENTITY % a SYSTEM "${address}/h"> %a;]>`)
  for (const upload of [requestingSvg, dtdSvg]) {
    expect([null, 'damaged', 'unknownType']).toContain(await findProblem(upload))
  }
  expect(connections).toBe(0)
})

it('rejects an endless SVG in time', async () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level}"/>`.repeat(10)
    return `<g id="l${level + 1}">${uses}</g>`
  })
  const bomb = svg(`<defs><g id="l0">${crimson}</g>${levels.join('')}</defs><use href="#l12"/>`)
  const laughs =
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">' +
    Array.from({ length: 9 }, (_, n) => {
      const [name, inner] = [String.fromCharCode(98 + n), String.fromCharCode(97 + n)]
      return `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`
    }).join('') +
    ']>'
  expect(await findProblem(bomb)).toBe('tooComplex')
  expect(await findProblem(svg('<text>&j;</text>', laughs))).toBe('damaged')
  expect(await findProblem(svg(crimson))).toBeNull()
}, 60_000)

it.each(['heic', 'heix', 'mif1', 'msf1'])('rejects a photo in HEIC with that reason: %s', async (brand) => {
  const brands = ['ftyp', brand, '\0\0\0\0', 'mif1', 'heic'].join('')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(4 + brands.length)
  const upload = Buffer.concat([size, Buffer.from(brands, 'latin1'), Buffer.alloc(200)])
  expect(await findProblem(upload)).toBe('heic')
})
