import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Picture } from '@/components/media/picture'
import { Glide } from '@/components/motion/glide'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { PictureMark } from '../picture-mark'
import { getAlt } from '../picture-state'
import type { PictureList } from '../queries'
import styles from './picture-grid.module.css'

export interface PictureGridProps {
  locale: Locale
  list: UseInfiniteQueryResult<PictureList>
  /** True if the list is filtered. The message for an empty list depends on it. */
  isFiltered: boolean
  /**
   * Selects a picture. Undefined if pictures cannot be selected, as on the screen of the library.
   */
  onChoose: ((picture: LibraryPicture) => void) | undefined
  onDetails: (picture: LibraryPicture) => void
}

/** Returns the id of the button that opens the details of a picture. */
export function toDetailsButtonId(id: number): string {
  return `picture-${id}-details`
}

/**
 * The found pictures, each with a button that opens its details and, if `onChoose` is set, one that
 * selects it.
 */
export function PictureGrid({ locale, list, isFiltered, onChoose, onDetails }: PictureGridProps) {
  const t = useTranslations('editor.pictures.library')
  const grid = useRef<HTMLUListElement>(null)
  const { pictures = [], count = 0 } = list.data ?? {}
  const isLoading = list.isFetching
  const hasFailed = !isLoading && list.isError
  const isEmpty = pictures.length === 0 && !isLoading && !hasFailed
  return (
    <>
      <p role="status" className={styles.count}>
        {isLoading && t('loading')}
        {!isLoading && pictures.length > 0 && t('shown', { shown: pictures.length, count })}
        {isEmpty && t(isFiltered ? 'nothing' : 'empty')}
      </p>
      <ul ref={grid} className={styles.grid}>
        <Glide root={grid} attribute="data-picture" order={pictures}>
          {pictures.map((picture) => (
            <li key={picture.id} className={styles.tile} data-picture={picture.id}>
              {onChoose ? (
                <>
                  <BaseButton className={styles.picture} onClick={() => onChoose(picture)}>
                    <PictureTile picture={picture} locale={locale} />
                  </BaseButton>
                  <BaseButton
                    id={toDetailsButtonId(picture.id)}
                    className={styles.details}
                    onClick={() => onDetails(picture)}
                  >
                    {t('details')} <span className="visually-hidden">{picture.file_name}</span>
                  </BaseButton>
                </>
              ) : (
                <BaseButton
                  id={toDetailsButtonId(picture.id)}
                  className={styles.picture}
                  onClick={() => onDetails(picture)}
                >
                  <PictureTile picture={picture} locale={locale} />
                </BaseButton>
              )}
            </li>
          ))}
        </Glide>
      </ul>
      <ReadFailure query={list} />
      {list.hasNextPage && !hasFailed && (
        <Button isDisabled={isLoading} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function PictureTile({ picture, locale }: { picture: LibraryPicture; locale: Locale }) {
  const alt = picture.is_decorative ? '' : getAlt(picture, locale)
  return (
    <>
      <Picture image={{ ...picture, alt: '' }} sizes="(min-width: 45em) 14rem, 45vw" className={styles.whole} />
      <span className={styles.text}>
        <span className={styles.alt}>{alt || picture.file_name}</span>
        <PictureMark picture={picture} locale={locale} />
      </span>
    </>
  )
}
