import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { placeholderPicture } from '@/features/blocks/common-fields'
import { findBlockKey } from '../page-elements/block-element'
import { findEmptyFields } from './empty-fields'
import { MissingPictureDialog, type MissingPictureDialogProps } from './missing-picture-dialog'

interface MissingPicturesProps extends Pick<MissingPictureDialogProps, 'editor' | 'inlineText' | 'locale'> {
  root: RefObject<HTMLElement | null>
}

/** Opens the media library when the placeholder of a missing picture is clicked. */
export function MissingPictures({ root, ...props }: MissingPicturesProps) {
  const [missingPicture, setMissingPicture] = useState<{ blockKey: string; field: string } | null>(null)
  const open = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !isPlaceholder(target)) return
    const blockKey = findBlockKey(target)
    if (blockKey === null) return
    const [field] = findEmptyFields(root.current, props.editor.document, blockKey)?.pictures ?? []
    if (field !== undefined) setMissingPicture({ blockKey, field })
  })
  useEffect(() => {
    const page = root.current
    const handleClick = (event: MouseEvent) => open(event)
    page?.addEventListener('click', handleClick)
    return () => page?.removeEventListener('click', handleClick)
  }, [root])
  if (!missingPicture) return null
  return <MissingPictureDialog {...props} {...missingPicture} onClose={() => setMissingPicture(null)} />
}

const isPlaceholder = (target: Element) =>
  target.closest('picture')?.querySelector('img')?.getAttribute('src') === placeholderPicture.thumbs.medium.jpg
