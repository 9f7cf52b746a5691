import { PictureDialog } from '@/features/pictures/picture-dialog'
import { toImage } from '@/features/pictures/to-image'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'

export interface MissingPictureDialogProps {
  editor: Editor
  blockKey: string
  field: string
  inlineText: Pick<InlineText, 'end'>
  /** The language of the page. */
  locale: Locale
  onClose: () => void
}

/** The media library, to select the missing picture of a block. */
export function MissingPictureDialog(props: MissingPictureDialogProps) {
  const { editor, blockKey, field, inlineText, locale, onClose } = props
  return (
    <PictureDialog
      locale={locale}
      detailsPictureId={null}
      onChoose={(picture) => {
        onClose()
        // A block is not rendered again while one of its texts is edited.
        inlineText.end()
        editor.execute({ type: 'change', key: blockKey, fields: { [field]: toImage(picture) } })
      }}
      onClose={onClose}
    />
  )
}
