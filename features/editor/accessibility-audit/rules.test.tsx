import { describe, expect, it, vi } from 'vitest'
import { type EditorDocument, type Node, pageKey } from '../core/document'
import { auditPage } from './audit-page'
import { type CheckRule, isError, toFindingId } from './findings'

interface Page {
  html?: string
  nodes?: Pick<Node, 'key' | 'model' | 'data'>[]
  settings?: EditorDocument['settings']
  locale?: 'de' | 'en'
  undescribedIds?: number[]
}

function check({ html = '', nodes = [], settings = {}, locale = 'de', undescribedIds = [] }: Page) {
  const root = document.createElement('article')
  root.innerHTML = html
  document.body.replaceChildren(root)
  const keys = nodes.map(({ key }) => key)
  return auditPage({
    root,
    document: {
      settings,
      nodes: new Map(nodes.map((node) => [node.key, { ...node, parent: null, column: null }])),
      lists: new Map(keys.length > 0 ? [[':', keys]] : []),
    },
    locale,
    undescribedIds: new Set(undescribedIds),
    writtenText: root.querySelector('[contenteditable]'),
  })
}

const listRules = async (page: Page) => (await check(page)).map(({ rule }) => rule)
const htmlBlock = (html_code: string) => ({ nodes: [{ key: 'a', model: 'html', data: { html_code } }] })
const picture = (id: number) => ({ id, alt: '', thumbs: {} })
const long = 'Der Saal '.repeat(20)
const english = 'The house is open to all of the people and the orchestra will play for you in the park with friends.'
const german = 'Das Haus ist für alle offen und das Orchester wird mit den Gästen im Park auf der Wiese spielen.'

describe('the audit finds', () => {
  it.each<[CheckRule, Page]>([
    ['heading-skipped', { html: '<h1>Haus</h1><h3>Saal</h3>' }],
    ['heading-second-h1', { html: '<h1>Haus</h1><h1>Saal</h1>' }],
    ['heading-empty', { html: '<h1>Haus</h1><h2> <br></h2>' }],
    ['link-empty', { html: '<a href="/de"><span aria-hidden="true">→</span></a>' }],
    ['link-empty', { html: '<a href="/de"><img src="a.jpg" alt=""></a>' }],
    ['link-vague', { html: '<p>Karten gibt es <a href="/de/karten">hier</a>.</p>' }],
    ['link-vague', { html: '<a href="/x">Klicken Sie hier!</a>' }],
    ['link-vague', { html: '<a href="/x">Mehr <span class="visually-hidden">(öffnet neu)</span></a>' }],
    ['link-vague', { html: '<a href="/x">Read more …</a>', locale: 'en' }],
    ['link-address', { html: '<a href="https://example.org">https://example.org</a>' }],
    ['link-ambiguous', { html: '<a href="/a">Spielplan</a><a href="/b">spielplan</a>' }],
    ['link-language', { html: '<a href="/de/presse">Press</a>', locale: 'en' }],
    ['link-language', { html: '<a href="/en?a=1">Start</a>' }],
    ['table-heads', { html: '<table><tbody><tr><td>1</td></tr></tbody></table>' }],
    ['alt-long', { html: `<img src="a.jpg" alt="${long}">` }],
    ['alt-file-name', { html: '<img src="a.jpg" alt="IMG_2041">' }],
    ['alt-file-name', { html: '<img src="a.jpg" alt="saal-neu.jpg">' }],
    ['capitals', { html: '<p>HEUTE KEINE VORSTELLUNG MEHR</p>' }],
    ['capitals', { html: '<img src="a.jpg" alt="DER GROSSE SAAL">' }],
    ['language', { html: `<p>${english}</p>` }],
    ['language', { html: `<p>${german}</p>`, locale: 'en' }],
    ['contrast', { html: '<p style="color: rgb(150, 150, 150); background-color: rgb(255, 255, 255)">Grau</p>' }],
    ['alt-missing', htmlBlock('<p><img src="/media/a.jpg"></p>')],
    ['frame-title', htmlBlock('<iframe src="https://example.org"></iframe>')],
    [
      'picture-undescribed',
      { nodes: [{ key: 'a', model: 'image', data: { image: picture(4) } }], undescribedIds: [4] },
    ],
    ['picture-undescribed', { settings: { hero_image: picture(4) }, undescribedIds: [4] }],
    ['video-captions', { nodes: [{ key: 'a', model: 'video', data: { video_url: 'https://example.org' } }] }],
    ['video-captions', { html: '<video src="/media/a.mp4"></video>' }],
  ])('%s: %j', async (rule, page) => {
    expect(await listRules(page)).toEqual([rule])
  })
})

describe('the audit accepts', () => {
  it.each<[string, Page]>([
    ['headings in their order', { html: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>' }],
    ['a page that begins with a lower heading', { html: '<h2>A</h2><h3>B</h3>' }],
    ['a link that says where it leads', { html: '<a href="/x">Mehr zu unseren Karten</a>' }],
    [
      'a link that a hidden word completes',
      { html: '<a href="/x">Mehr<span class="visually-hidden">: Karten</span></a>' },
    ],
    ['a link with a picture that is described', { html: '<a href="/x"><img src="a.jpg" alt="Spielplan"></a>' }],
    ['a link to the other language that says so', { html: '<a href="/en"><span lang="en">English</span></a>' }],
    ['a link to a file', { html: '<a href="/entwurf.pdf">Entwurf</a>', locale: 'en' }],
    ['the same link twice', { html: '<a href="/a">Spielplan</a><a href="/a">Spielplan</a>' }],
    [
      'the links of a placeholder',
      { html: '<div data-shape="16/9"><button>Ja</button><a href="/a">Bei X</a><a href="/b">Bei X</a></div>' },
    ],
    ['a table with heads', { html: '<table><tbody><tr><th>Jahr</th><td>1</td></tr></tbody></table>' }],
    ['a table of layout', { html: '<table role="presentation"><tbody><tr><td>1</td></tr></tbody></table>' }],
    [
      'a decorative picture',
      { html: '<img src="a.jpg" alt="">', nodes: [{ key: 'a', model: 'image', data: { image: picture(4) } }] },
    ],
    ['a picture of the menu', { settings: { menu_image: picture(4) }, undescribedIds: [4] }],
    [
      'HTML code with alternative texts and titles',
      htmlBlock('<img src="a.jpg" alt=""><iframe title="Plan" src="/x"></iframe>'),
    ],
    ['short names in capitals', { html: '<p>VBO und ARD</p><p>GDBA VBO</p><p>2026</p>' }],
    ['an empty heading that is being written', { html: '<h1>Haus</h1><h2 contenteditable="true"></h2>' }],
    ['a passage in its own language', { html: `<p>Er rief: <span lang="en">${english}</span></p>` }],
    ['a quotation in its own language', { html: `<p lang="en">${english}</p>` }],
    [
      'a few foreign words',
      {
        html: '<p>The Show Must Go On: ein Abend mit den Gästen im Park und auf der Wiese, für alle und mit Musik.</p>',
      },
    ],
    ['dark text on white', { html: '<p style="color: rgb(90, 90, 90); background-color: rgb(255, 255, 255)">Gut</p>' }],
    [
      'large gray text',
      { html: '<p style="color: rgb(130, 130, 130); background-color: white; font-size: 30px">Groß</p>' },
    ],
    ['text on a picture', { html: '<p style="color: rgb(250, 250, 250); background-image: url(a.jpg)">Weiß</p>' }],
    [
      'the marked selection',
      { html: '<p><span data-selection style="color: white; background-color: rgb(51, 153, 255)">A</span></p>' },
    ],
    ['a film with captions', { html: '<video src="a.mp4"><track kind="captions" src="a.vtt"></video>' }],
    ['content hidden from screen readers', { html: '<div aria-hidden="true"><h4></h4><a href="/x">hier</a></div>' }],
  ])('%s', async (_name, page) => {
    expect(await listRules(page)).toEqual([])
  })
})

it('returns the block of each finding, errors first, without duplicates', async () => {
  const link = '<a href="/x">hier</a>'
  const html = `<div data-module="m7"><p>EIN SEHR LAUTER SATZ</p>${link}${link}</div><h2></h2>`
  const findings = await check({ html })
  expect(findings.map(({ rule, key, subject }) => [rule, key, subject])).toEqual([
    ['heading-empty', pageKey, ''],
    ['link-vague', 'm7', 'hier'],
    ['capitals', 'm7', 'EIN SEHR LAUTER SATZ'],
  ])
  expect(findings.map(isError)).toEqual([true, true, false])
  expect(new Set(findings.map(toFindingId)).size).toBe(3)
})

it('ignores hidden blocks', async () => {
  const html = '<section data-module="a"><a href="/x">hier</a></section>'
  const block = { key: 'a', model: 'text', data: {} }
  expect(await listRules({ html, nodes: [block] })).toContain('link-vague')
  expect(await listRules({ html, nodes: [{ ...block, data: { is_hidden: true } }] })).toEqual([])
})

it('yields to typing while a long page is audited', async () => {
  const clock = vi.spyOn(performance, 'now')
  // Each read of the clock takes a millisecond.
  clock.mockImplementation(() => clock.mock.calls.length)
  const events: string[] = []
  const audit = check({ html: '<p>Haus</p>'.repeat(100) }).then(() => events.push('audit'))
  setTimeout(() => events.push('letter'))
  await audit
  expect(events).toEqual(['letter', 'audit'])
})
