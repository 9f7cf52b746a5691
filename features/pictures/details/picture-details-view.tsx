import { useFormatter, useTranslations } from 'next-intl'
import { type RefObject, type SubmitEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture, MediaFolder } from '@/lib/contract/media/media'
import { PictureMark } from '../picture-mark'
import { ContestedPanel } from './contested-panel'
import { CropPreviews } from './crop-previews'
import { DetailFields, isWithinLimits } from './detail-fields'
import { FocalField } from './focal-field'
import { PictureDeletion } from './picture-deletion'
import styles from './picture-details-view.module.css'
import { PictureUses } from './picture-uses'
import { type Details, useDetails } from './use-details'

/**
 * Calls `proceed`: at once or, if there are unsaved details, after the user has decided about them.
 */
export type LeaveGuard = (proceed: () => void) => void

export interface PictureDetailsViewProps {
  locale: Locale
  id: number
  folders: MediaFolder[]
  /** Set to the guard, which the surrounding dialog calls before it closes. */
  guard: RefObject<LeaveGuard | null> | undefined
  onBack: () => void
  onChoose: ((picture: LibraryPicture) => void) | undefined
  onDeleted: () => void
}

/** The details of a picture: its texts, crops and uses. */
export function PictureDetailsView({ locale, id, ...props }: PictureDetailsViewProps) {
  const t = useTranslations('editor.pictures.details')
  const failureText = useFailureText()
  const { details, read, failure } = useDetails(locale, id)
  const back = useRef<HTMLButtonElement>(null)
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const isDirty = details?.isDirty ?? false
  const leave: LeaveGuard = (callback) => (isDirty ? setProceed(() => callback) : callback())

  useImperativeHandle(props.guard, () => leave)
  useEffect(() => back.current?.focus(), [])
  useEffect(() => {
    if (!isDirty) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isDirty])

  const saveAnd = async (callback: (picture: LibraryPicture) => void) => {
    setProceed(null)
    const picture = await details?.save()
    if (picture) callback(picture)
  }

  return (
    <div className={styles.view}>
      <BaseButton ref={back} className={styles.back} onClick={() => leave(props.onBack)}>
        {t('back')}
      </BaseButton>
      {proceed && (
        <div role="alertdialog" aria-label={t('unsaved')} className={styles.notice}>
          <p>{t('unsaved')}</p>
          <div className={styles.actions}>
            <Button ref={(button) => button?.focus()} onClick={() => void saveAnd(proceed)}>
              {t('saveAndGo')}
            </Button>
            <Button onClick={proceed}>{t('discard')}</Button>
            <Button onClick={() => setProceed(null)}>{t('stay')}</Button>
          </div>
        </div>
      )}
      {!details && read.isFetching && <p role="status">{t('loading')}</p>}
      <ReadFailure query={read} />
      {failure && (
        <p role="alert" className={styles.notice}>
          {failureText(failure)}
        </p>
      )}
      {details && <Editing {...props} locale={locale} details={details} saveAnd={saveAnd} />}
    </div>
  )
}

interface EditingProps
  extends Pick<PictureDetailsViewProps, 'locale' | 'folders' | 'onChoose' | 'onDeleted'> {
  details: Details
  saveAnd: (callback: (picture: LibraryPicture) => void) => Promise<void>
}

function Editing({ locale, folders, details, saveAnd, onChoose, onDeleted }: EditingProps) {
  const t = useTranslations('editor.pictures.details')
  const format = useFormatter()
  const { stored, mine, set, outcome } = details
  const image = { thumbs: stored.thumbs, focal: mine.focal }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Without this, React would bubble the event through the dialog to a form of the page.
    event.stopPropagation()
    if (isWithinLimits(mine)) void saveAnd(() => undefined)
  }
  const size = format.number(Math.ceil(stored.byte_size / 1000))

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <h2 className={styles.name}>{stored.file_name}</h2>
        <p className={formStyles.hint}>{t('facts', { width: stored.width, height: stored.height, size })}</p>
        <FocalField image={stored} focal={mine.focal} onChange={(focal) => set({ focal })} />
        <CropPreviews image={image} />
      </div>
      <div className={styles.column}>
        <form className={formStyles.form} onSubmit={submit}>
          <PictureMark picture={mine} locale={locale} />
          <DetailFields locale={locale} mine={mine} folders={folders} onChange={set} />
          <ContestedPanel details={details} folders={folders} />
          <div className={styles.save}>
            <SubmitButton isSending={outcome === 'sending'}>{t('save')}</SubmitButton>
            {onChoose && (
              <Button onClick={() => isWithinLimits(mine) && void saveAnd(onChoose)}>{t('use')}</Button>
            )}
            <p role="status">
              {outcome === 'saved' && t('saved')}
              {outcome === 'sending' && t('sending')}
            </p>
          </div>
        </form>
        <PictureUses locale={locale} id={stored.id} />
        <PictureDeletion locale={locale} picture={stored} onDeleted={onDeleted} />
      </div>
    </div>
  )
}
