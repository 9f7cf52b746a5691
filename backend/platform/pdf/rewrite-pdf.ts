import { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'
import { maxPdfMilliseconds, pdfLimits } from './pdf-limits'
import { PdfThreadError, runPdfThread } from './run-pdf-thread'

const program = 'backend/platform/pdf/rewrite-pdf-program.mjs'
/** Limits in the units of the messages. */
const allowedLimits = {
  pages: pdfLimits.pages,
  megabytes: pdfLimits.unpackedBytes / 1024 / 1024,
  megapixels: pdfLimits.picturePixels / 1_000_000,
}
const formatObjectLimit = (locale: Locale) => new Intl.NumberFormat(locale).format(pdfLimits.objects)

const problems = {
  de: {
    noPdf: 'Die Datei ist kein PDF. Bitte laden Sie ein PDF hoch.',
    mixed: 'Die Datei enthält vor oder nach dem PDF noch etwas anderes. Bitte speichern Sie das PDF neu.',
    damaged: 'Das PDF ist beschädigt oder unvollständig. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.',
    encrypted: 'Das PDF ist verschlüsselt oder geschützt. Bitte speichern Sie es ohne Passwort und Schutz.',
    active:
      'Das PDF enthält Skripte, Medien oder Aktionen, die etwas starten. Bitte speichern Sie es ohne diese, etwa mit „Als PDF drucken“.',
    attachment: 'Das PDF enthält andere Dateien als Anhang. Bitte speichern Sie es ohne Anhänge.',
    dynamicForm: 'Das PDF enthält ein dynamisches Formular (XFA). Bitte speichern Sie es mit „Als PDF drucken“.',
    external: 'Das PDF verweist auf andere Dateien, die nicht in ihm enthalten sind. Bitte betten Sie alles ein.',
    tooComplex: `Das PDF ist zu umfangreich. Erlaubt sind ${allowedLimits.pages} Seiten, ${formatObjectLimit('de')} Objekte, entpackt ${allowedLimits.megabytes} MB und Bilder mit je ${allowedLimits.megapixels} Millionen Pixeln. Bitte verkleinern Sie es, etwa mit „Als PDF drucken“.`,
  },
  en: {
    noPdf: 'The file isn’t a PDF. Please upload a PDF.',
    mixed: 'The file contains something else before or after the PDF. Please save the PDF again.',
    damaged: 'The PDF is damaged or incomplete. Please save it again and upload it.',
    encrypted: 'The PDF is encrypted or protected. Please save it without a password or protection.',
    active:
      'The PDF contains scripts, media, or actions that start something. Please save it without them, for example with “Print to PDF”.',
    attachment: 'Other files are attached to the PDF. Please save it without attachments.',
    dynamicForm: 'The PDF contains a dynamic form (XFA). Please save it with “Print to PDF”.',
    external: 'The PDF refers to other files that it doesn’t contain. Please embed everything.',
    tooComplex: `The PDF is too large. Allowed are ${allowedLimits.pages} pages, ${formatObjectLimit('en')} objects, ${allowedLimits.megabytes} MB unpacked, and pictures of ${allowedLimits.megapixels} million pixels each. Please make it smaller, for example with “Print to PDF”.`,
  },
} satisfies Record<Locale, Record<string, string>>

type PdfProblem = keyof (typeof problems)['de']

/** The PDF is rejected (status 400). */
export class InvalidPdfError extends Error {
  override readonly name = 'InvalidPdfError'

  constructor(private readonly problem: PdfProblem) {
    super(problems.en[problem])
  }

  /** Returns the message in a language. */
  getMessage(locale: Locale): string {
    return problems[locale][this.problem]
  }
}

const isProblem = (value: string): value is PdfProblem => Object.hasOwn(problems.de, value)
const threadResultSchema = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ problem: z.string().refine(isProblem) }),
])

/**
 * Rewrites a PDF in a worker thread within `pdfLimits`. Only objects that the trailer reaches
 * remain.
 * @throws InvalidPdfError for a file that is not a PDF, is damaged, encrypted or too complex, or
 * has active content or attachments
 */
export async function rewritePdf(bytes: Uint8Array, maxMilliseconds = maxPdfMilliseconds): Promise<Uint8Array> {
  const threadResult = await runPdfThread(program, { bytes, limits: pdfLimits }, maxMilliseconds).catch(
    (error: unknown) => {
      if (!(error instanceof PdfThreadError)) throw error
      const hasExceededLimit = error.failure === 'late' || error.failure === 'memory'
      throw new InvalidPdfError(hasExceededLimit ? 'tooComplex' : 'damaged')
    },
  )
  const pdfResult = threadResultSchema.parse(threadResult)
  if ('problem' in pdfResult) throw new InvalidPdfError(pdfResult.problem)
  return pdfResult.bytes
}
