import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { type RefObject, type SubmitEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import formStyles from '@/components/form/form.module.css'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture, MediaFolder } from '@/lib/contract/media/media'
import { PictureMark } from '../picture-mark'
import { detailsQuery } from '../queries'
import { ContestedPanel } from './contested-panel'
import { CropPreviews } from './crop-previews'
import { DetailFields } from './detail-fields'
import { FocalField } from './focal-field'
import { PictureDeletion } from './picture-deletion'
import styles from './picture-details-view.module.css'
import { PictureUses } from './picture-uses'
import { Question } from './question'
import { useDetails } from './use-details'

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

export function PictureDetailsView({ locale, id, ...props }: PictureDetailsViewProps) {
  const t = useTranslations('editor.pictures.details')
  const query = useQuery(detailsQuery(locale, id))
  const backButton = useRef<HTMLButtonElement>(null)
  const guard = useRef<LeaveGuard | null>(null)
  const leave: LeaveGuard = (proceed) => (guard.current ? guard.current(proceed) : proceed())

  useImperativeHandle(props.guard, () => leave)
  useEffect(() => backButton.current?.focus(), [])

  return (
    <div className={styles.view}>
      <BaseButton ref={backButton} className={styles.back} onClick={() => leave(props.onBack)}>
        {t('back')}
      </BaseButton>
      {!query.data && query.isFetching && <p role="status">{t('loading')}</p>}
      <ReadFailure query={query} />
      {query.data && <Editing {...props} locale={locale} picture={query.data} guard={guard} />}
    </div>
  )
}

interface EditingProps
  extends Pick<PictureDetailsViewProps, 'locale' | 'folders' | 'guard' | 'onChoose' | 'onDeleted'> {
  picture: LibraryPicture
}

function Editing({ locale, folders, picture, guard, onChoose, onDeleted }: EditingProps) {
  const t = useTranslations('editor.pictures.details')
  const describeFailure = useFailureText()
  const format = useFormatter()
  const details = useDetails(locale, picture)
  const { storedPicture, form, mine, isDirty, outcome, failure } = details
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const contestedPanel = useRef<HTMLDivElement>(null)
  useFocusNearby()
  const image = { thumbs: storedPicture.thumbs, focal: mine.focal }

  useImperativeHandle(guard, (): LeaveGuard => {
    return (callback) => (isDirty ? setProceed(() => callback) : callback())
  })
  useEffect(() => {
    if (!isDirty) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isDirty])

  const saveAnd = async (callback: (savedPicture: LibraryPicture) => void) => {
    setProceed(null)
    const savedPicture = await details.save()
    if (savedPicture) callback(savedPicture)
    else contestedPanel.current?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Without this, React would bubble the event through the dialog to a form of the page.
    event.stopPropagation()
    void form.handleSubmit(() => saveAnd(() => undefined))(event)
  }
  const size = format.number(Math.ceil(storedPicture.byte_size / 1000))

  return (
    <>
      {proceed && (
        <Question text={t('unsaved')}>
          <Button onClick={() => void saveAnd(proceed)}>{t('saveAndGo')}</Button>
          <Button onClick={proceed}>{t('discard')}</Button>
          <Button onClick={() => setProceed(null)}>{t('stay')}</Button>
        </Question>
      )}
      {failure && (
        <p role="alert" className={styles.notice}>
          {describeFailure(failure)}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2 className={styles.name}>{storedPicture.file_name}</h2>
          <p className={formStyles.hint}>
            {t('facts', { width: storedPicture.width, height: storedPicture.height, size })}
          </p>
          <FocalField image={storedPicture} focal={mine.focal} onChange={(focal) => form.setValue('focal', focal)} />
          <CropPreviews image={image} />
        </div>
        <div className={styles.column}>
          <form className={formStyles.form} onSubmit={submit}>
            <PictureMark picture={mine} locale={locale} />
            <DetailFields locale={locale} form={form} folders={folders} />
            <ContestedPanel ref={contestedPanel} details={details} folders={folders} />
            <div className={styles.save}>
              <SubmitButton isSending={outcome === 'sending'}>{t('save')}</SubmitButton>
              {onChoose && (
                <Button onClick={() => void form.handleSubmit(() => saveAnd(onChoose))()}>{t('use')}</Button>
              )}
              <p role="status">
                {outcome === 'saved' && t('saved')}
                {outcome === 'sending' && t('sending')}
              </p>
            </div>
          </form>
          <PictureUses locale={locale} id={storedPicture.id} />
          <PictureDeletion
            locale={locale}
            picture={storedPicture}
            onDeleted={onDeleted}
            onRefused={details.mergeConflict}
          />
        </div>
      </div>
    </>
  )
}
