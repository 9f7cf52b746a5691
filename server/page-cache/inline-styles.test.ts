import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashInlineCode } from '../http/content-security-policy'
import { createStyleInliner } from './inline-styles'

const chunks = '/_next/static/chunks'
const toLink = (name: string) => `<link rel="stylesheet" href="${chunks}/${name}" data-precedence="next"/>`
const toPage = (head: string, body = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

function createInliner(sheets: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries(sheets).map(([name, css]) => {
    writeFileSync(join(folder, name), css)
    return [`${chunks}/${name}`, join(folder, name)] as const
  })
  return createStyleInliner(new Map(files))
}

it('inlines style sheets in order, before their disabled links', () => {
  const inline = createInliner({ 'a.css': 'a{color:red}', 'b.css': 'b{color:blue}' })
  const { html, hashes } = inline(toPage(`${toLink('a.css')}${toLink('b.css')}<title>a</title>`, '<p>text</p>'))
  const css = 'a{color:red}\nb{color:blue}'
  const toDisabledLink = (name: string) =>
    `<link rel="stylesheet" href="${chunks}/${name}" disabled="" data-precedence="next"/>`
  expect(html).toBe(
    toPage(`<style>${css}</style>${toDisabledLink('a.css')}${toDisabledLink('b.css')}<title>a</title>`, '<p>text</p>'),
  )
  expect(hashes).toEqual([hashInlineCode(css)])
})

it('resolves addresses relative to the files', () => {
  const inline = createInliner({
    'a.css':
      'a{src:url(../media/a.woff2)format("woff2");b:url("c.svg#d")}e{f:url(data:image/png,x) url(/g.png) url(#h)}',
  })
  expect(inline(toPage(toLink('a.css'))).html).toContain(
    '<style>a{src:url(/_next/static/media/a.woff2)format("woff2");b:url("/_next/static/chunks/c.svg#d")}e{f:url(data:image/png,x) url(/g.png) url(#h)}</style>',
  )
})

it.each([
  ['has no style sheets', toPage('')],
  ['has one that the build does not know', toPage(toLink('a.css') + toLink('other.css'))],
  ['has one that would end the element', toPage(toLink('end.css'))],
  ['has one that is not from Next', toPage(`<link rel="stylesheet" href="${chunks}/a.css"/>`)],
  ['has one only in its body', toPage('', toLink('a.css'))],
  ['is not a whole document', toLink('a.css')],
])('does not change a page that %s', (_, html) => {
  const inline = createInliner({ 'a.css': 'a{}', 'end.css': 'a{content:"</style>"}' })
  expect(inline(html)).toEqual({ html, hashes: [] })
})
