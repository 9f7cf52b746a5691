import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declareFrames } from '@/backend/platform/images/animated-png.fixture'
import { badPageTrees, createBomb, createObjectStream, createPdf } from '@/backend/platform/pdf/pdf.fixture'
import { fileSetKey } from '@/backend/platform/storage/file-set'
import { type OwnJob, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { uploadSlotLimits } from '@/lib/node/fairness/upload-slots'
import { startTestBackend } from '@/tests/backend-app'
import { toFormData } from '@/tests/content/media'
import { deferred } from '@/tests/deferred'
import { logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, make } = startJobs(backend)
const problemSchema = z.strictObject({ file: z.tuple([z.string()]) })

let job: OwnJob
let minutes = 0
beforeEach(async () => {
  job = await make()
})

/** Sends a file two minutes after the previous one, within the rate limit. */
async function send(kind: 'pdf' | 'logo', name: string, bytes: Uint8Array, locale = 'de') {
  minutes += 2
  setClock(Date.parse('2026-11-02T10:00:00Z') + minutes * 60_000)
  const file = new File([Uint8Array.from(bytes)], name)
  const form = toFormData({ file, revision: String(job.revision) })
  return await owner.call('POST', `/${locale}/api/jobs/my/${job.id}/${kind}/`, form)
}

/** Counts the files of the storage except its file-set id, and the rows that refer to files. */
async function countStored() {
  const { db, env } = backend.services
  const entries = await readdir(join(env.DATA_DIR, 'media'), { recursive: true, withFileTypes: true })
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::integer FROM job_files) AS pdfs, (SELECT count(*)::integer FROM images) AS pictures,
      (SELECT count(*)::integer FROM jobs WHERE pdf IS NOT NULL OR logo_id IS NOT NULL) AS used`)
  const files = entries.filter((entry) => entry.isFile() && entry.name !== fileSetKey)
  return { files: files.length, ...rows[0] }
}
const emptyStorage = { files: 0, pdfs: 0, pictures: 0, used: 0 }

async function expectRefused(kind: 'pdf' | 'logo', name: string, bytes: Uint8Array, problem: RegExp) {
  const texts: string[] = []
  for (const locale of ['de', 'en']) {
    const response = await send(kind, name, bytes, locale)
    expect(response.status).toBe(400)
    texts.push(problemSchema.parse(await response.json()).file[0])
  }
  expect(texts[1]).toMatch(problem)
  expect(texts[0]).not.toBe(texts[1])
  expect(await countStored()).toEqual(emptyStorage)
}

const toBytes = (words: string) => Buffer.from(words, 'latin1')
const linkTo = (action: string) => createPdf({ annotation: `<</Subtype /Link /Rect [0 0 9 9] /A ${action}>>` })
const html = '<!DOCTYPE html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>'
// Split, so that no virus scanner detects it in this file.
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`
const zip = zipSync({ 'a.html': toBytes(html) })
const zipBomb = zipSync({ 'a.txt': new Uint8Array(50_000_000) }, { level: 9 })
const png = toBytes('\x89PNG\r\n\x1a\n')

describe('an upload instead of a PDF', () => {
  it.each<[string, string, Uint8Array, RegExp]>([
    ['HTML before a PDF', 'a.pdf', Buffer.concat([toBytes(html), createPdf()]), /something else/],
    ['a PDF before HTML', 'a.pdf', Buffer.concat([createPdf(), toBytes(html)]), /something else/],
    ['a PDF that is a ZIP as well', 'a.pdf', Buffer.concat([createPdf(), zip]), /something else/],
    ['HTML', 'a.pdf', toBytes(html), /isn’t a PDF/],
    ['a ZIP', 'a.pdf', zip, /isn’t a PDF/],
    ['a ZIP that unpacks to much', 'a.pdf', zipBomb, /isn’t a PDF/],
    ['an SVG with a script', 'a.pdf', toBytes(svg), /isn’t a PDF/],
    ['a picture', 'a.pdf', png, /isn’t a PDF/],
    ['a program with two extensions', 'a.pdf.exe', toBytes('MZ\x90\0'), /isn’t a PDF/],
    ['a program with a NUL in its name', 'a.exe%00.pdf', toBytes('MZ\x90\0'), /isn’t a PDF/],
    ['a file of another folder', '../../etc/passwd.pdf', toBytes('root:x:0:0'), /isn’t a PDF/],
    ['the test file of virus scanners', 'a.pdf', toBytes(eicar), /isn’t a PDF/],
    ['an empty file', 'a.pdf', toBytes(''), /empty/],
    ['11 MB', 'a.pdf', createPdf({ content: Buffer.alloc(11_000_000, 'x') }), /10 MB/],
    ['half a PDF', 'a.pdf', createPdf().subarray(0, 400), /damaged/],
    ['a PDF of noise', 'a.pdf', toBytes(`%PDF-1.7\n${'(<[/ 1 0 obj '.repeat(50_000)}%%EOF`), /damaged/],
    [
      'a PDF that unpacks to 400 MB',
      'a.pdf',
      createPdf({ content: createBomb(400), filter: '/Filter /FlateDecode' }),
      /128 MB/,
    ],
    [
      'a PDF that is packed twice',
      'a.pdf',
      createPdf({ content: deflateSync(createBomb(400)), filter: '/Filter [/FlateDecode /FlateDecode]' }),
      /128 MB/,
    ],
    ['a PDF with a cycle of pages', 'a.pdf', createPdf(badPageTrees.loop), /damaged/],
    ['a PDF of 100,000 pages', 'a.pdf', createPdf(badPageTrees.manyPages), /500 pages/],
    ['an encrypted PDF', 'a.pdf', createPdf({ trailer: '/Encrypt <</Filter /Standard>>' }), /encrypted/],
    ['a PDF with a script', 'a.pdf', linkTo('<</S /JavaScript /JS (app.alert\\(1\\))>>'), /scripts/],
    [
      'a PDF that hides its script',
      'a.pdf',
      createPdf({ catalog: '/OpenAction 9 0 R', others: [createObjectStream({ 9: '<</S /#4aavaScript /JS (1)>>' })] }),
      /scripts/,
    ],
    ['a PDF that starts a program', 'a.pdf', linkTo('<</S /Launch /F (cmd.exe)>>'), /scripts/],
    ['a PDF with a link that is a script', 'a.pdf', linkTo('<</S /URI /URI (javascript:alert\\(1\\))>>'), /scripts/],
    [
      'a PDF with another file in it',
      'a.pdf',
      createPdf({ catalog: '/Names <</EmbeddedFiles <</Names []>>>>' }),
      /attached/,
    ],
    ['a PDF with a dynamic form', 'a.pdf', createPdf({ catalog: '/AcroForm <</XFA 4 0 R>>' }), /dynamic form/],
    ['a PDF with external content', 'a.pdf', createPdf({ filter: '/F (https://a.example)' }), /refers to other/],
  ])('%s is rejected with a reason, and nothing is stored', async (_, name, bytes, problem) => {
    await expectRefused('pdf', name, bytes, problem)
  })
})

/** Creates an empty PNG that declares a size. */
function createHugePng(side: number): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4, 'latin1')
  head.writeUInt32BE(side, 8)
  head.writeUInt32BE(side, 12)
  head.writeUInt8(8, 16)
  head.writeUInt8(2, 17)
  return Buffer.concat([png, head])
}

const createJpeg = async () =>
  await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
const createFrame = async (background: string) =>
  await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
const createAnimatedGif = async () =>
  await sharp([await createFrame('red'), await createFrame('blue')], { join: { animated: true } })
    .gif()
    .toBuffer()

describe('an upload instead of a logo', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['a drawing', () => toBytes(svg.replace(/<script.*script>/, '')), /PNG, JPEG, or WebP/],
    ['a drawing with a script', () => toBytes(svg), /PNG, JPEG, or WebP/],
    ['HTML', () => toBytes(html), /isn’t a usable picture.+ PNG, JPEG, and WebP are/],
    ['a PDF', () => createPdf(), /isn’t a usable picture.+ PNG, JPEG, and WebP are/],
    ['a ZIP', () => zip, /isn’t a usable picture.+ PNG, JPEG, and WebP are/],
    ['a picture of 50,000 × 50,000', () => createHugePng(50_000), /too large|damaged/],
    ['an animated GIF', createAnimatedGif, /Animated/],
    ['an animated PNG', async () => declareFrames(await createFrame('red'), 2), /Animated/],
    ['half a JPEG', async () => (await createJpeg()).subarray(0, 400), /damaged/],
    ['the head of a picture', () => png, /damaged/],
    ['an empty file', () => toBytes(''), /empty/],
    ['11 MB', async () => Buffer.concat([await createJpeg(), Buffer.alloc(11_000_000)]), /10 MB/],
  ])('%s is rejected with a reason, and nothing is stored', async (_, bytes, problem) => {
    await expectRefused('logo', 'logo.png', await bytes(), problem)
  })

  it('converts a CMYK JPEG to screen colors', async () => {
    const printed = await sharp(await createJpeg())
      .toColorspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await send('logo', 'logo.jpg', printed)).status).toBe(200)
  })
})

describe('an upload', () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const toPath = (kind: string) => `/de/api/jobs/my/${job.id}/${kind}/`
  const bodyStart = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'

  it.each(['pdf', 'logo'])('of a %s that is aborted stores nothing', async (kind) => {
    const countsBefore = await countStored()
    expect((await owner.call('POST', toPath(kind), bodyStart, headers)).status).toBe(400)
    expect(await countStored()).toEqual(countsBefore)
  })

  it('is rejected over 20 MB, without a form, a file or a revision', async () => {
    const countsBefore = await countStored()
    const statuses: number[] = []
    const call = async (body: string | FormData, ownHeaders: Record<string, string> = {}) =>
      statuses.push((await owner.call('POST', toPath('pdf'), body, ownHeaders)).status)
    await call(`${bodyStart}${'x'.repeat(21 * 1024 * 1024)}\r\n--x--`, headers)
    await call('{"file":"a"}')
    await call(toFormData({ file: 'text', revision: '1' }))
    await call(toFormData({ revision: '1' }))
    await call(toFormData({ file: new File([createPdf()], 'a.pdf') }))
    expect(statuses).toEqual([413, 415, 400, 400, 428])
    expect(await countStored()).toEqual(countsBefore)
  })

  it('is limited to six at the same time for each client', async () => {
    const { perClient } = uploadSlotLimits
    const { cookies } = owner
    const ownHeaders = {
      ...headers,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      Origin: 'https://buehnenhaus.test',
      'X-CSRFToken': cookies.get('csrftoken') ?? '',
    }
    const startUpload = () => {
      const readStart = deferred()
      const bodyEnd = deferred()
      const body = new ReadableStream(
        {
          async pull(controller) {
            readStart.resolve()
            await bodyEnd.promise
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const request = { method: 'POST', headers: ownHeaders, body, duplex: 'half' }
      return { readStart, bodyEnd, response: backend.app.request(toPath('pdf'), request) }
    }
    const slowUploads = Array.from({ length: perClient }, startUpload)
    await Promise.all(slowUploads.map(({ readStart }) => readStart.promise))
    const rejection = await send('pdf', 'a.pdf', createPdf(), 'en')
    expect([rejection.status, rejection.headers.get('Retry-After')]).toEqual([429, '10'])

    const otherAdvertiser = await logInAs(backend, { group: 'Jobbörse' })
    const ad = ownJobSchema.parse(await (await otherAdvertiser.call('POST', '/de/api/jobs/my/', {})).json())
    const form = toFormData({ file: new File([createPdf()], 'a.pdf'), revision: String(ad.revision) })
    expect((await otherAdvertiser.call('POST', `/de/api/jobs/my/${ad.id}/pdf/`, form)).status).toBe(200)

    for (const { bodyEnd } of slowUploads) bodyEnd.resolve()
    const responses = await Promise.all(slowUploads.map(({ response }) => response))
    expect(responses.map(({ status }) => status)).toEqual(Array(perClient).fill(400))
  })

  it('is still accepted with valid content afterwards', async () => {
    expect((await send('pdf', 'a.pdf', createPdf())).status).toBe(200)
  })

  it('is limited to thirty in quick succession', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 32; count += 1) {
      statuses.push((await owner.call('POST', toPath('pdf'), 'x')).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})
