import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import { Button } from '@/components/ui/button'
import type { MediaFolder } from '@/lib/contract/media/media'
import type { PictureDetails } from '@/lib/contract/media/picture-details'
import { type DetailName, toDetails } from './merge-details'
import styles from './picture-details-view.module.css'
import type { Details } from './use-details'

interface ContestedPanelProps {
  details: Details
  folders: MediaFolder[]
  ref?: Ref<HTMLDivElement>
}

/**
 * Lists the fields that another user has changed at the same time. The user chooses one of the two
 * values of each.
 */
export function ContestedPanel({ details, folders, ref }: ContestedPanelProps) {
  const t = useTranslations('editor.pictures.contested')
  const { contestedFields, by, storedPicture, acceptTheirs, keepMine } = details
  useFocusNearby()
  if (contestedFields.length === 0) return null
  const theirs = toDetails(storedPicture)
  const formatValue = (name: DetailName) => {
    const value: PictureDetails[DetailName] = theirs[name]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (name === 'folder') return folders.find(({ id }) => id === value)?.name ?? t('noFolder')
    if (typeof value === 'object' && value !== null) {
      return t('place', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) })
    }
    return String(value) || t('nothing')
  }
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.notice}>
      <p>{by === null ? t('text') : t('textBy', { by })}</p>
      <ul className={styles.contested}>
        {contestedFields.map((name) => (
          <li key={name}>
            <p>
              <strong>{t(`names.${name}`)}:</strong> {formatValue(name)}
            </p>
            <div className={styles.actions}>
              {[['take', acceptTheirs] as const, ['keep', keepMine] as const].map(([label, choose]) => (
                <Button key={label} onClick={() => choose(name)}>
                  {t(label)} <span className="visually-hidden">{t(`names.${name}`)}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
