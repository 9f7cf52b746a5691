import { describe, expect, it } from 'vitest'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { createDocument, createTree } from '../core/example.fixture'
import { listFields } from './block-fields'
import { findProblem, listOtherAnchors } from './problems'

const film = 'https://vimeo.com/123456789'

function findFieldProblem(
  model: BlockModel,
  name: string,
  value: unknown,
  context: { data?: object; anchors?: string[] } = {},
) {
  const field = listFields(model).find((candidate) => candidate.name === name)
  if (!field) throw new Error(`${model} has no field ${name}`)
  const { data = {}, anchors = [] } = context
  return findProblem({ model, field, value, data: { ...data }, anchors: new Set(anchors) })
}

const toLongText = (length: number) => 'a'.repeat(length)

describe('a valid entry', () => {
  it.each<[BlockModel, string, unknown]>([
    ['headline', 'content', 'Spielzeit'],
    ['headline', 'headline_level', 1],
    ['headline', 'headline_level', 6],
    ['headline', 'anchor', 'spielzeit'],
    ['headline', 'anchor', ''],
    ['headline', 'preline', toLongText(300)],
    ['fullteaser', 'text', toLongText(512)],
    ['fullteaser', 'link', ''],
    ['fullteaser', 'image', null],
    ['link', 'link', '/de/ueber-uns'],
    ['link', 'link', 'www.example.org'],
    ['link', 'link', 'buero@example.org'],
    ['link', 'link', 'tel:+493012345'],
    ['link', 'link', '#kontakt'],
    ['video', 'video_url', film],
    ['audio', 'embed', 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk'],
    ['html', 'html_code', '<p>a</p>'],
    ['container', 'layout', 5],
  ])('is in the block %s and its field %s: %j', (model, name, value) => {
    expect(findFieldProblem(model, name, value)).toBeNull()
  })
})

describe('an invalid entry', () => {
  it.each<[BlockModel, string, unknown, object]>([
    ['headline', 'content', ' ', { code: 'required' }],
    ['headline', 'headline_level', 7, { code: 'invalid' }],
    ['headline', 'headline_level', null, { code: 'required' }],
    ['headline', 'preline', toLongText(301), { code: 'tooLong', limit: 300 }],
    ['headline', 'anchor', 'mit Blank', { code: 'anchor' }],
    ['headline', 'anchor', toLongText(101), { code: 'tooLong', limit: 100 }],
    ['link', 'link', '', { code: 'required' }],
    ['link', 'link', 'Über uns', { code: 'address' }],
    ['link', 'link', 'javascript:alert(1)', { code: 'address' }],
    ['link', 'link', '//evil.example', { code: 'address' }],
    ['image', 'image', null, { code: 'required' }],
    ['imagelistitem', 'image', null, { code: 'required' }],
    ['logolistitem', 'image', null, { code: 'required' }],
    ['video', 'video_url', '', { code: 'required' }],
    ['video', 'video_url', 'https://evil.example/film', { code: 'service', medium: 'video' }],
    ['video', 'video_url', 'https://soundcloud.com/vbo/probe', { code: 'service', medium: 'video' }],
    ['videolistitem', 'video_url', 'https://youtu.be.evil.example/x', { code: 'service', medium: 'video' }],
    ['audio', 'embed', film, { code: 'service', medium: 'audio' }],
    ['viewer', 'embed', film, { code: 'service', medium: 'viewer' }],
    ['socialmedia', 'embed', film, { code: 'service', medium: 'social' }],
    ['fullteaser', 'headline', '', { code: 'required' }],
    ['fullteaser', 'text', '', { code: 'required' }],
    ['fullteaser', 'text', toLongText(513), { code: 'tooLong', limit: 512 }],
    ['teaserlistitem', 'headline', '', { code: 'required' }],
    ['faqitem', 'content', '', { code: 'required' }],
    ['quote', 'content', '', { code: 'required' }],
    ['teammember', 'person', null, { code: 'required' }],
    ['html', 'html_code', '', { code: 'code' }],
  ])('is in the block %s and its field %s: %j', (model, name, value, expected) => {
    expect(findFieldProblem(model, name, value)).toEqual(expected)
  })

  it('is an anchor of another block', () => {
    const page = createDocument(
      createTree('a', 'text', { data: { content: 'a', anchor: 'ort' } }),
      createTree('b', 'container', { columns: [[createTree('c', 'headline', { data: { anchor: 'tief' } })]] }),
    )
    const anchors = [...listOtherAnchors(page, 'b')]
    expect(anchors.toSorted()).toEqual(['ort', 'tief'])
    expect(findFieldProblem('text', 'anchor', 'tief', { anchors })).toEqual({ code: 'anchorTaken' })
    expect(listOtherAnchors(page, 'a').has('ort')).toBe(false)
  })

  it('is empty code unless it comes from a selection', () => {
    const data = { html_code_obj: { id: 1, slug: 'a', title: 'A' } }
    expect(findFieldProblem('html', 'html_code', '', { data })).toBeNull()
  })
})
