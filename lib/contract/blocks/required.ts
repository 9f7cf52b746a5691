import { type BlockModel, blockModels } from './models'

/** The fields that a module of each model is not stored without (spec §5). HTML is asked for apart: one of two is enough. */
const requiredFields: Partial<Record<BlockModel, readonly string[]>> = {
  headline: ['headline_level', 'content'],
  link: ['link'],
  image: ['image'],
  imagelistitem: ['image'],
  logolistitem: ['image'],
  video: ['video_url'],
  videolistitem: ['video_url'],
  quote: ['content'],
  faqitem: ['content'],
  fullteaser: ['headline', 'text'],
  teaserlistitem: ['headline'],
  teammember: ['person'],
  audio: ['embed'],
  viewer: ['embed'],
  socialmedia: ['embed'],
}

/** The fields that a module needs before it can be stored, and does not have; none for a model that is not known. */
export function missingFields({
  model,
  data,
}: {
  model: string
  data: Readonly<Record<string, unknown>>
}): string[] {
  const known = blockModels.find((name) => name === model)
  if (known === 'html') {
    return isBlank(data.html_code) && isBlank(data.html_code_obj) ? ['html_code'] : []
  }
  return known ? (requiredFields[known] ?? []).filter((field) => isBlank(data[field])) : []
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
