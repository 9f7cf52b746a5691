import type { z } from 'zod'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { LocalizedText } from './block-editor'
import { drawColumns, drawPlayer, drawTextLines, type Shape } from './diagrams'

/** A block of a pattern. Its data overrides that of a new block of its model. */
export type PatternBlock = {
  [Model in BlockModel]: {
    model: Model
    data?: Readonly<Partial<z.output<(typeof blocks)[Model]['schema']>>>
    columns?: readonly (readonly PatternBlock[])[]
    children?: readonly PatternBlock[]
  }
}[BlockModel]

/** Several blocks that are inserted together. */
export interface Pattern {
  id: string
  name: LocalizedText
  /** The purpose of the pattern, in one line. */
  purpose: LocalizedText
  diagram: readonly Shape[]
  blocks: readonly PatternBlock[]
}

/** The patterns, in the order in which they are offered, without texts. */
export const patterns: readonly Pattern[] = [
  {
    id: 'chapter',
    name: { de: 'Kapitel', en: 'Chapter' },
    purpose: { de: 'Eine Überschrift und der Text dazu.', en: 'A headline and its text.' },
    diagram: [[0, 1, 26, 5, 'red'], ...drawTextLines([36, 32, 20], { y: 10 })],
    blocks: createChapter(),
  },
  {
    id: 'pictureBesideText',
    name: { de: 'Bild neben Text', en: 'Picture next to text' },
    purpose: {
      de: 'Zwei Spalten: links ein Bild, rechts der Text.',
      en: 'Two columns: a picture and its text.',
    },
    diagram: [[0, 2, 17, 20, 'picture'], ...drawTextLines([17, 15, 17, 10], { x: 19, y: 3 })],
    blocks: [createColumns('50-50', [[{ model: 'image' }], [{ model: 'text' }]])],
  },
  {
    id: 'threeColumns',
    name: { de: 'Drei Punkte nebeneinander', en: 'Three points side by side' },
    purpose: { de: 'Je eine Überschrift mit kurzem Text.', en: 'A headline with a short text for each.' },
    diagram: [...drawColumns([1, 1, 1], 'red', 4), ...drawColumns([1, 1, 1], 'text', 2).map(moveDown)],
    blocks: [createColumns('33-33-33', [createChapter(), createChapter(), createChapter()])],
  },
  {
    id: 'voice',
    name: { de: 'Zitat mit Bild', en: 'Quote with picture' },
    purpose: { de: 'Ein Zitat neben dem Bild der Person.', en: 'A quote next to the person’s picture.' },
    diagram: [[0, 2, 11, 20, 'picture'], [14, 3, 2, 18, 'red'], ...drawTextLines([16, 14, 10], { x: 19, y: 6 })],
    blocks: [createColumns('33-67', [[{ model: 'image', data: { alias: 'portrait' } }], [{ model: 'quote' }]])],
  },
  {
    id: 'questions',
    name: { de: 'Häufige Fragen', en: 'Frequently asked questions' },
    purpose: { de: 'Eine Überschrift und drei Fragen.', en: 'A headline and three questions.' },
    diagram: [[0, 1, 26, 5, 'red'], ...drawTextLines([30, 30, 30], { y: 10 })],
    blocks: [
      { model: 'headline' },
      { model: 'faq', children: [{ model: 'faqitem' }, { model: 'faqitem' }, { model: 'faqitem' }] },
    ],
  },
  {
    id: 'video',
    name: { de: 'Video mit Einführung', en: 'Video with introduction' },
    purpose: { de: 'Überschrift, Text und Video.', en: 'Headline, text, and video.' },
    diagram: [...drawTextLines([36, 24], { y: 0 }), ...drawPlayer(36).map(scaleToLowerHalf)],
    blocks: [...createChapter(), { model: 'video' }],
  },
  {
    id: 'call',
    name: { de: 'Aufruf', en: 'Call to action' },
    purpose: {
      de: 'Überschrift, Text und Link auf farbigem Hintergrund.',
      en: 'Headline, text, and link on a colored background.',
    },
    diagram: [[0, 0, 36, 24, 'red'], ...drawTextLines([26, 18], { x: 4, y: 5 }), [4, 16, 12, 4, 'text']],
    blocks: [{ model: 'section', columns: [[...createChapter(), { model: 'link' }]] }],
  },
  {
    id: 'people',
    name: { de: 'Ansprechpersonen', en: 'Contacts' },
    purpose: { de: 'Eine Überschrift, ein Satz und das Team.', en: 'A headline, a sentence, and the team.' },
    diagram: [[0, 0, 26, 4, 'red'], ...drawColumns([1, 1, 1, 1], 'picture', 14).map(moveDown)],
    blocks: [...createChapter(), { model: 'team' }],
  },
]

function createChapter(): PatternBlock[] {
  return [{ model: 'headline' }, { model: 'text' }]
}

function createColumns(
  layout: (typeof containerLayouts)[number],
  contents: NonNullable<PatternBlock['columns']>,
): PatternBlock {
  return { model: 'container', data: { layout: containerLayouts.indexOf(layout) }, columns: contents }
}

/** Moves a shape to the lower part of a diagram. */
function moveDown([x, y, width, height, tone]: Shape): Shape {
  return [x, y + 5, width, height, tone]
}

function scaleToLowerHalf([x, y, width, height, tone]: Shape): Shape {
  return [x, 9 + (y * 5) / 8, width, (height * 5) / 8, tone]
}
