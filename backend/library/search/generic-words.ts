/**
 * German words with a general meaning, such as "Zeit", without umlauts. As a part of a compound
 * ("Elternzeit") they would match nearly every text.
 */
const genericWords: ReadonlySet<string> = new Set(
  `ablauf abteilung allgemein amt anderung angabe angaben angebot angelegenheit anlage anlass anlasse anspruch anspruche
  anteil anzahl arbeit art arten aufgabe aufgaben bedarf beginn beispiel bereich bereiche bestimmung bestimmungen
  betrieb dauer dienst dinge einzel ende fall falle folge folgen form formen frage fragen frist fristen ganz gesamt
  grund grunde grundlage gruppe gruppen halb haupt haus hauser hilfe inhalt jahr jahre kosten lage leistung leistungen
  liste mal mittel moglichkeit monat monate nach name neben neu ober ordnung ordnungen ort orte person personen pflicht
  pflichten plan plane platz platze problem punkt punkte recht rechte regel regeln regelung regelungen sache sachen
  schein seite seiten stand stelle stellen stuck stucke stunde stunden system tag tage teil teile thema themen titel
  typ uber unter unterlagen verfahren voll vor weg wege weise werk werke wesen wert werte woche wochen wort worter
  zahl zahlen zeit zeiten zentrum ziel ziele zweck zwecke zwischen`.split(/\s+/),
)

/** Returns true for a word with a general meaning. The word must have no umlauts. */
export function isGeneric(word: string): boolean {
  return genericWords.has(word)
}
