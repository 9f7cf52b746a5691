import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../project-root'

const backend = readdirSync(join(projectRoot, 'backend'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
  .map((name) => ({
    path: `backend/${name}`,
    text: readFileSync(join(projectRoot, 'backend', name), 'utf8'),
  }))
const filesWith = (words: RegExp) => backend.filter(({ text }) => words.test(text)).map(({ path }) => path)

it('uploads that are received without the limits of a sender are those of the office', () => {
  expect(filesWith(/\buploadBody(UpTo)?\s*[,(=]/).toSorted()).toEqual([
    'backend/administration/routes/import-route.ts',
    'backend/downloads/routes/content-route.ts',
    'backend/http/outside-upload.ts',
    'backend/http/upload-body.ts',
    'backend/media/routes/descriptions.ts',
  ])
})

it('files of people outside the office are examined in one place', () => {
  expect(filesWith(/\brewritePdf\(/).toSorted()).toEqual([
    'backend/outside-files/accept-file.ts',
    'backend/pdf/rewrite-pdf.ts',
  ])
  expect(filesWith(/\bmakeMaster\(/).toSorted()).toEqual([
    'backend/images/master.ts',
    'backend/media/uploads.ts',
    'backend/outside-files/accept-file.ts',
  ])
})

it('files that browsers may show are downloads and pictures for the press', () => {
  const served = backend.filter(({ text }) => /\bserveFile\(/.test(text))
  const ofOffice = served.filter(({ text }) => !text.includes('isFromOutside: true'))
  expect(ofOffice.map(({ path }) => path).toSorted()).toEqual([
    'backend/articles/routes/press-picture-routes.ts',
    'backend/downloads/routes/file-routes.ts',
    'backend/downloads/routes/serve-file.ts',
  ])
})
