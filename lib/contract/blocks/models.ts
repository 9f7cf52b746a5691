/**
 * The models of modules that this version knows (spec §3), named as the editor's lists of insertable blocks name them. A
 * site must bear one that is not here.
 */
export const blockModels = [
  'headline',
  'text',
  'link',
  'image',
  'imagelist',
  'imagelistitem',
  'video',
  'videolist',
  'videolistitem',
  'quote',
  'faq',
  'faqitem',
  'fullteaser',
  'teaserlist',
  'teaserlistitem',
  'logolist',
  'logolistitem',
  'team',
  'teammember',
  'section',
  'html',
  'audio',
  'viewer',
  'socialmedia',
  'container',
] as const
export type BlockModel = (typeof blockModels)[number]
