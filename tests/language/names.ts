import ts from 'typescript'

/** Participles and pronouns that say nothing about the value of a variable (docs/style.md). */
const vagueNames = new Set([
  ...['found', 'asked', 'answered', 'shown', 'told', 'own', 'known', 'given', 'kept', 'held', 'seen'],
  ...['heard', 'taken', 'made', 'got', 'brought', 'came', 'gone', 'led', 'said', 'named'],
  ...['meant', 'wanted', 'chosen', 'begun', 'present', 'rest', 'one', 'other', 'others', 'ours', 'who'],
  ...['whose', 'what', 'which', 'thing', 'things'],
])

const alternatives = [...vagueNames].join('|')

/** Matches text that may declare such a name. Most files need no parser, which takes seconds. */
const vaguePattern = new RegExp(
  `\\b(?:${alternatives})\\b\\??\\s*(?:[,:=)\\]}]|(?:of|in)\\b)|\\blet (?:${alternatives})\\b`,
)
const commentLines = /^\s*(?:\/\/|\/?\*).*$/gm

/** Finds variables and parameters with a vague name, each as `path:line: problem`. */
export function findVagueNames(path: string, text: string): string[] {
  if (!vaguePattern.test(text.replace(commentLines, ''))) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    for (const { text: name, end } of listDeclaredNames(node)) {
      if (!vagueNames.has(name)) continue
      const { line } = source.getLineAndCharacterOfPosition(end)
      problems.push(`${path}:${line + 1}: the variable "${name}" should name the thing it holds`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/**
 * Lists the names that a node itself declares. Excluded are `{ found }`, which is the name of a
 * field, and `...rest`, which is an idiom.
 */
function listDeclaredNames(node: ts.Node): ts.Identifier[] {
  if (ts.isObjectBindingPattern(node)) {
    return node.elements.filter(({ propertyName }) => propertyName).flatMap(toNames)
  }
  if (ts.isArrayBindingPattern(node)) {
    return node.elements.flatMap((element) => (ts.isBindingElement(element) ? toNames(element) : []))
  }
  return ts.isVariableDeclaration(node) || ts.isParameter(node) ? toNames(node) : []
}

function toNames(declaration: ts.BindingElement | ts.ParameterDeclaration | ts.VariableDeclaration): ts.Identifier[] {
  const isRest = !ts.isVariableDeclaration(declaration) && declaration.dotDotDotToken
  return ts.isIdentifier(declaration.name) && !isRest ? [declaration.name] : []
}
