import type { BlockModel } from '@/lib/contract/blocks/registry'
import { containerLayouts } from '@/lib/contract/module'
import type { Area, EditorDocument } from '../core/document'
import { mayStandAt } from '../core/placement'
import { type Choice, newTree } from './new-tree'

export const offerGroups = ['items', 'words', 'media', 'teasers', 'areas'] as const
export type OfferGroup = (typeof offerGroups)[number]

/** The blocks of the editor's lists (spec §3), by what they are for. */
const models: Record<OfferGroup, readonly BlockModel[]> = {
  items: ['faqitem', 'imagelistitem', 'videolistitem', 'teaserlistitem', 'logolistitem', 'teammember'],
  words: ['headline', 'text', 'quote', 'link', 'faq'],
  media: ['image', 'imagelist', 'video', 'videolist', 'audio', 'viewer', 'socialmedia', 'html'],
  teasers: ['fullteaser', 'teaserlist', 'logolist', 'team'],
  areas: ['section'],
}

const containers = containerLayouts.map((_, layout): Choice => ({ model: 'container', layout }))

export interface Offer {
  group: OfferGroup
  choices: Choice[]
}

/** What may be inserted in a list of modules, without groups that have nothing there. */
export function offersAt(document: EditorDocument, area: Area): Offer[] {
  const mayStand = (choice: Choice) => mayStandAt(document, newTree(choice, nameless), area)
  return offerGroups.flatMap((group) => {
    const all = models[group].map((model): Choice => ({ model }))
    const choices = [...all, ...(group === 'areas' ? containers : [])].filter(mayStand)
    return choices.length > 0 ? [{ group, choices }] : []
  })
}

/** A key for a tree that is only asked about. */
const nameless = () => ''
