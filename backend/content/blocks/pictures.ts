import { imageBlockSchema } from '@/lib/contract/blocks/image'
import { imageListItemSchema, imageListSchema } from '@/lib/contract/blocks/image-list'
import { logoListItemSchema, logoListSchema } from '@/lib/contract/blocks/logo-list'
import { anchor, line, optionalAddress, pictureId, words } from './fields'

/** What is stored of blocks that are made of pictures. */
export const pictureBlocks = {
  image: imageBlockSchema.omit({ thumbs: true }).extend({
    image: pictureId,
    image_url: optionalAddress,
    link: optionalAddress,
    description: words,
    anchor,
  }),
  imagelist: imageListSchema,
  imagelistitem: imageListItemSchema.extend({ image: pictureId, link: optionalAddress, description: words }),
  logolist: logoListSchema,
  logolistitem: logoListItemSchema.extend({
    image: pictureId,
    image_alt: line,
    image_copyright: line,
    link: optionalAddress,
    text: words,
  }),
}
