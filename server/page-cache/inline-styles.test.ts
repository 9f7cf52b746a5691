import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashInlineCode } from '../http/content-security-policy'
import { createStyleInliner } from './inline-styles'

const chunks = '/_next/static/chunks'
const link = (name: string) => `<link rel="stylesheet" href="${chunks}/${name}" data-precedence="next"/>`
const page = (head: string, body = '') => `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

function inliner(sheets: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries(sheets).map(([name, css]) => {
    writeFileSync(join(folder, name), css)
    return [`${chunks}/${name}`, join(folder, name)] as const
  })
  return createStyleInliner(new Map(files))
}

it('inlines style sheets in order, before their disabled links', () => {
  const inline = inliner({ 'a.css': 'a{color:red}', 'b.css': 'b{color:blue}' })
  const { html, hashes } = inline(page(`${link('a.css')}${link('b.css')}<title>a</title>`, '<p>text</p>'))
  const css = 'a{color:red}\nb{color:blue}'
  const disabled = (name: string) =>
    `<link rel="stylesheet" href="${chunks}/${name}" disabled="" data-precedence="next"/>`
  expect(html).toBe(
    page(`<style>${css}</style>${disabled('a.css')}${disabled('b.css')}<title>a</title>`, '<p>text</p>'),
  )
  expect(hashes).toEqual([hashInlineCode(css)])
})

it('resolves addresses relative to the files', () => {
  const inline = inliner({
    'a.css':
      'a{src:url(../media/a.woff2)format("woff2");b:url("c.svg#d")}e{f:url(data:image/png,x) url(/g.png) url(#h)}',
  })
  expect(inline(page(link('a.css'))).html).toContain(
    '<style>a{src:url(/_next/static/media/a.woff2)format("woff2");b:url("/_next/static/chunks/c.svg#d")}e{f:url(data:image/png,x) url(/g.png) url(#h)}</style>',
  )
})

it.each([
  ['has no style sheets', page('')],
  ['has one that the build does not know', page(link('a.css') + link('other.css'))],
  ['has one that would end the element', page(link('end.css'))],
  ['has one that is not from Next', page(`<link rel="stylesheet" href="${chunks}/a.css"/>`)],
  ['has one only in its body', page('', link('a.css'))],
  ['is not a whole document', link('a.css')],
])('does not change a page that %s', (_, html) => {
  const inline = inliner({ 'a.css': 'a{}', 'end.css': 'a{content:"</style>"}' })
  expect(inline(html)).toEqual({ html, hashes: [] })
})
