import { type BlockModel, isBlockModel } from '@/lib/contract/blocks/registry'
import { audioEditor } from './audio/editor'
import { type BlockEditor, type EditorOf, hasMarkup, type PastedPart } from './block-editor'
import { containerEditor } from './container/editor'
import { faqEditor, faqItemEditor } from './faq/editor'
import { formEditor, formFieldEditor } from './form/editor'
import { fullTeaserEditor } from './full-teaser/editor'
import { headlineEditor } from './headline/editor'
import { htmlEditor } from './html/editor'
import { imageEditor } from './image/editor'
import { imageListEditor, imageListItemEditor } from './image-list/editor'
import { linkEditor } from './link/editor'
import { logoListEditor, logoListItemEditor } from './logo-list/editor'
import { quoteEditor } from './quote/editor'
import { sectionEditor } from './section/editor'
import { socialMediaEditor } from './social-media/editor'
import { tableEditor } from './table/editor'
import { teamEditor, teamMemberEditor } from './team/editor'
import { teaserListEditor, teaserListItemEditor } from './teaser-list/editor'
import { textEditor } from './text/editor'
import { videoEditor } from './video/editor'
import { videoListEditor, videoListItemEditor } from './video-list/editor'
import { viewerEditor } from './viewer/editor'

/**
 * The editors of all blocks, in the order in which new blocks are offered. Only the page editor
 * imports this module, so that the pages of visitors do not bundle it.
 */
const blockEditors: { readonly [Model in BlockModel]: EditorOf<Model> } = {
  headline: headlineEditor,
  text: textEditor,
  quote: quoteEditor,
  link: linkEditor,
  table: tableEditor,
  faq: faqEditor,
  image: imageEditor,
  imagelist: imageListEditor,
  video: videoEditor,
  videolist: videoListEditor,
  audio: audioEditor,
  viewer: viewerEditor,
  socialmedia: socialMediaEditor,
  form: formEditor,
  html: htmlEditor,
  fullteaser: fullTeaserEditor,
  teaserlist: teaserListEditor,
  logolist: logoListEditor,
  team: teamEditor,
  section: sectionEditor,
  container: containerEditor,
  faqitem: faqItemEditor,
  formfield: formFieldEditor,
  imagelistitem: imageListItemEditor,
  videolistitem: videoListItemEditor,
  teaserlistitem: teaserListItemEditor,
  logolistitem: logoListItemEditor,
  teammember: teamMemberEditor,
}

/** The models in the order in which new blocks are offered. */
export const offeredModels = Object.keys(blockEditors) as BlockModel[]

/** Returns the block editor of a model; undefined for an unknown model. */
export function getBlockEditor(model: BlockModel): BlockEditor
export function getBlockEditor(model: string): BlockEditor | undefined
export function getBlockEditor(model: string): BlockEditor | undefined {
  return isBlockModel(model) ? blockEditors[model] : undefined
}

/** Converts a pasted part to the model and data of a block; null if no block accepts it. */
export function toPastedBlock(part: PastedPart): { model: BlockModel; data: Readonly<Record<string, unknown>> } | null {
  for (const model of offeredModels) {
    const data = getBlockEditor(model).paste?.(part)
    if (data) return { model, data }
  }
  return null
}

/** Returns true if a field contains HTML: rich text, edited inline or in the form, or code. */
export function isHtmlField(model: string, field: string): boolean {
  const { fields, inline = [] } = getBlockEditor(model) ?? {}
  const kind = fields?.[field]?.kind
  return kind === 'richText' || kind === 'code' || inline.some((entry) => entry.field === field && hasMarkup(entry))
}
