/**
 * The changes that are tried: one enforcing predicate or effect of a game is taken out or turned round. Told from the
 * source alone; what only tells, asks or writes texts is left as it is.
 */
import type { ESTree } from 'rolldown/utils';
import { parseSync } from 'rolldown/utils';

type Node = ESTree.Node;

/** One change of one file. */
export interface Change {
  /** From the root of the project. */
  readonly path: string;
  readonly line: number;
  /** The function it is in. */
  readonly where: string;
  /** What stands there, and what would stand there. */
  readonly was: string;
  readonly now: string;
  readonly start: number;
  readonly end: number;
  /** A whole statement that is left out, or an expression that is replaced. */
  readonly kind: 'statement' | 'expression';
  /** What tells, while the game is as it is, whether the change would make a difference; passing by is enough without. */
  readonly watch?: Watch;
}

/** A condition or a link of a chain: only where it is so would the change be felt. An assignment: where it sets something else. */
type Watch =
  | { readonly start: number; readonly end: number; readonly when: boolean }
  | { readonly sets: string };

/** Its name in lists that outlive the moving of lines. */
export const nameOf = ({ path, where, was, now }: Change): string => `${path} ${where}: ${was} → ${now}`;

export function changesIn(path: string, source: string): Change[] {
  const { program, errors } = parseSync(path, source, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path} can not be read: ${errors[0].message}`);
  const changes: Change[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const add = (
    node: Node,
    now: string,
    where: string,
    more: Pick<Change, 'watch'> & Partial<Change> = {},
  ) => {
    const { start, end } = node;
    const line = source.slice(0, start).split('\n').length;
    const was = text(node).replace(/\s+/g, ' ');
    const kind = 'expression';
    changes.push({ path, line, where, was, now: now.replace(/\s+/g, ' '), start, end, kind, ...more });
  };

  /** A condition, where something hangs on its being true. */
  const condition = (test: Node, where: string, { loops = false, leaves = false } = {}) => {
    const operator = test.type === 'LogicalExpression' ? test.operator : null;
    const plain = isNoRule(test, text) || (leaves && asksForEmptiness(test, text));
    // A chain that holds always or never is a greater change than the loss of one of its links.
    const { start, end } = test;
    if (operator !== '&&' && !loops && !(plain && !isDenied(test, text)))
      add(test, 'true', where, { watch: { start, end, when: false } });
    if (operator !== '||' && !(plain && isDenied(test, text)))
      add(test, 'false', where, { watch: { start, end, when: true } });
  };

  /** Tests of statements that leave where there is nothing to do, or do something where there is. */
  const leaving = new Set<Node>();
  const visit = (node: Node, where: string, tested: boolean): void => {
    if (isTelling(node, text)) return;
    let inside = where;
    let test: Node | null = null;
    switch (node.type) {
      case 'IfStatement':
        // What is only told hangs on it.
        if (!node.alternate && isTelling(onlyStatement(node.consequent), text)) return;
        if (leavesEmpty(node, text)) leaving.add(node.test);
        condition(node.test, where, { leaves: leaving.has(node.test) });
        test = node.test;
        break;
      case 'ConditionalExpression':
        condition(node.test, where);
        test = node.test;
        break;
      case 'WhileStatement':
        condition(node.test, where, { loops: true });
        test = node.test;
        break;
      case 'LogicalExpression': {
        if (node.operator === '??') break;
        const { operator } = node;
        const links = linksOf(node, operator);
        const leaves = leaving.has(node);
        const counts = (link: Node) =>
          !isNoRule(link, text) && !isTelling(link, text) && !(leaves && asksForEmptiness(link, text));
        for (const gone of links.filter(counts)) {
          const rest = links.filter((link) => link !== gone).map((link) => `(${text(link)})`);
          const { start, end } = gone;
          add(node, rest.join(` ${operator} `), where, { watch: { start, end, when: operator === '||' } });
        }
        // The links of a chain are dealt with here, once.
        for (const link of links) visit(link, where, true);
        return;
      }
      case 'BinaryExpression': {
        const opposite = opposites[node.operator];
        if (opposite && !tested) add(node, `${text(node.left)} ${opposite} ${text(node.right)}`, where);
        break;
      }
      case 'CallExpression':
        if (
          node.callee.type === 'MemberExpression' &&
          !node.callee.computed &&
          text(node.callee.property) === 'filter'
        )
          add(node, text(node.callee.object), where);
        break;
      case 'ExpressionStatement':
        if (isEffect(node.expression)) {
          const sets = setBy(node.expression, text);
          add(node, '(left out)', where, { kind: 'statement', ...(sets ? { watch: { sets } } : {}) });
        }
        break;
      case 'FunctionDeclaration':
        inside = node.id?.name ?? where;
        break;
      case 'VariableDeclarator':
        if (node.init && isFunction(node.init) && node.id.type === 'Identifier') inside = node.id.name;
        break;
      case 'Property':
        if (isFunction(node.value)) inside = where === '' ? text(node.key) : `${where}.${text(node.key)}`;
        break;
    }
    for (const child of childrenOf(node)) visit(child, inside, child === test);
  };
  visit(program, '', false);
  return changes;
}

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The links of a chain of one operator. */
function linksOf(node: Node, operator: string): Node[] {
  if (node.type === 'ParenthesizedExpression') return linksOf(node.expression, operator);
  if (node.type !== 'LogicalExpression' || node.operator !== operator) return [node];
  return [...linksOf(node.left, operator), ...linksOf(node.right, operator)];
}

/**
 * What no rule says and the program needs: whether there is such a thing at all, which kind of thing it is, or a quick
 * look that saves a search. Without it the game is the same, or breaks down.
 */
function isNoRule(node: Node, text: (node: Node) => string): boolean {
  switch (node.type) {
    case 'Identifier':
      return true;
    case 'UnaryExpression':
      return node.operator === '!' && isNoRule(node.argument, text);
    case 'ParenthesizedExpression':
      return isNoRule(node.expression, text);
    case 'BinaryExpression': {
      const { left, operator, right } = node;
      if (operator === 'in' || operator === '&') return true;
      if (left.type === 'UnaryExpression' && left.operator === 'typeof') return true;
      // Which act an answer is, which member of a union something: without it nothing would compile.
      if (tags.test(text(left)) || namedTags.test(`${text(left)} ${text(right)}`)) return true;
      // A place or card that was looked up: -1 is none.
      if (left.type === 'Identifier' && ['<', '>='].includes(operator) && text(right) === '0') return true;
      if (left.type === 'ParenthesizedExpression' || left.type === 'BinaryExpression')
        return / & /.test(text(left)) && text(right) === '0';
      return ['undefined', 'null'].includes(text(right));
    }
    case 'CallExpression':
      return quickLooks.test(text(node.callee)) || guards.test(text(node.callee));
    default:
      return false;
  }
}

const tags = /\bact\.do$|[\w\])]\??\.(?:kind|figure)$/;

/** The same of effects and features, held against the name of one; "or" is the ability that is none itself. */
const namedTags = /\b(?:(?:effect|ability\.do)\.do|feature\.(?:of|what)) '|\.use 'or'$/;

const quickLooks = /^(?:touched|mayEver|mayGain|mayHavePlays|couldHear)$/;

/** Predicates that tell one kind of data from another. */
const guards = /^is(?:Effects?|Attack|Ambush)$/;

/** Whether a condition that is no rule asks for the want of a thing: "if there is none". */
const isDenied = (node: Node, text: (node: Node) => string): boolean =>
  /^!|=== (?:undefined|null|0)$|< 0$|(?:\.do|\.(?:kind|figure|use)|\bfeature\.(?:of|what)) !== /.test(
    text(node),
  );

/** "If the list is empty", "if it has members": `list.length === 0`. */
const asksForEmptiness = (node: Node, text: (node: Node) => string): boolean =>
  /^!?[^!&|=<>]+\.(?:length|size)(?: === 0| > 0)?$/.test(text(node));

/**
 * A quick exit: where a list is empty, nothing is given back, or a statement is passed by. Whoever goes the long way goes
 * through an empty list and comes to the same.
 */
function leavesEmpty(
  { test, consequent, alternate }: ESTree.IfStatement,
  text: (node: Node) => string,
): boolean {
  if (alternate) return false;
  const tests = linksOf(test, '||').filter((link) => asksForEmptiness(link, text));
  if (tests.length === 0) return false;
  if (tests.every((link) => / > 0$|length$|size$/.test(text(link)) && !text(link).startsWith('!')))
    return true;
  return /^(?:return(?: (?:null|undefined|\[\]|0|false|none))?|continue|break);?$/.test(
    text(onlyStatement(consequent)),
  );
}

/** The statement of a block that has one. */
const onlyStatement = (node: Node): Node =>
  node.type === 'BlockStatement' && node.body.length === 1 ? node.body[0] : node;

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Something is done: a call, an assignment, a count. */
const isEffect = ({ type }: Node): boolean =>
  type === 'CallExpression' || type === 'AssignmentExpression' || type === 'UpdateExpression';

/** What a plain assignment sets, if looking at it does nothing. */
function setBy(node: Node, text: (node: Node) => string): string | null {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return null;
  const left = text(node.left);
  return /^[\w.[\]]+$/.test(left) ? left : null;
}

/** Parts of a kind of effect or ability that ask and say, advise bots, or that only types know. */
const sayers = new Set([
  'says',
  'spoken',
  'asks',
  'ask',
  'about',
  'text',
  'words',
  'label',
  'title',
  'name',
  'shape',
  'writes',
  'marks',
  'short',
  'worth',
  'asPlot',
  'rule',
]);

/** What tells players something, gives a reason or writes a text: no rule is kept or broken by it. */
function isTelling(node: Node, text: (node: Node) => string): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ThrowStatement':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
      return true;
    case 'CallExpression': {
      const callee = text(node.callee);
      // `reveal` counts what can not be taken back, which is a rule of the table.
      return /(?:^|\.)listener$|^hearing\(|^tell|^(?:no|reveal|show|showOwn|showTopCard|lookAt|noteTop)$|\b(?:known|seen)\.\w+$/.test(
        callee,
      );
    }
    // Who knows what is proved by the laws of kernel/testing, which look at every view.
    case 'AssignmentExpression':
      return /\bseen\[|\bknown\[|\.listener$/.test(text(node.left));
    // Whether a forced answer is asked for all the same, lest silence betray a hand; what a question is said to be about.
    case 'LogicalExpression':
      return /^\{ (?:always|about|says)\b/.test(text(node.right));
    // Which rule is named, and how a question is called.
    case 'ConditionalExpression':
      return namesRule(node, text);
    case 'VariableDeclarator':
      return ['rule', 'ask'].includes(text(node.id));
    case 'ChainExpression':
      return isTelling(node.expression, text);
    case 'ExpressionStatement':
      return isTelling(node.expression, text);
    case 'Property':
      return sayers.has(text(node.key));
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return node.returnType
        ? /^:\s*(?:(?:Text|Clause|Phrase|Said|Lying|string|Reason|RuleId(?!\s*\|)|Cited|readonly Mark)\b|\w+Event\['rule'\])/.test(
            text(node.returnType),
          )
        : false;
    default:
      return false;
  }
}

/** A choice between rules: 'V-8.1' or another, or one that was chosen before. */
function namesRule(node: ESTree.ConditionalExpression, text: (node: Node) => string): boolean {
  const leaves = leavesOf(node).map(text);
  const named = leaves.filter((leaf) => /^'[A-Z][A-Z0-9]*-[\w.-]+'$/.test(leaf));
  return (
    named.length > 0 &&
    leaves.every((leaf) => named.includes(leaf) || (/^[a-z]\w*$/i.test(leaf) && leaf !== 'null'))
  );
}

function leavesOf(node: Node): Node[] {
  if (node.type === 'ParenthesizedExpression') return leavesOf(node.expression);
  return node.type === 'ConditionalExpression'
    ? [...leavesOf(node.consequent), ...leavesOf(node.alternate)]
    : [node];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * The source with all its changes built in, each behind a switch: `on(17) ? true : …`. So a game is loaded once, and any
 * one change is turned on by its number.
 */
export function withSwitches(source: string, changes: readonly Change[], first: number): string {
  const inserts: { at: number; text: string; opens: boolean; size: number; n: number }[] = [];
  const wrap = (start: number, end: number, before: string, after: string, n: number) => {
    const size = end - start;
    inserts.push({ at: start, text: before, opens: true, size, n });
    inserts.push({ at: end, text: after, opens: false, size, n: -n });
  };
  for (const [i, { start, end, now, kind, watch }] of changes.entries()) {
    const n = first + i;
    const on = `globalThis.mutantOn(${n})`;
    if (kind === 'expression') wrap(start, end, `(${on} ? (${now}) : (`, '))', i);
    else if (watch && 'sets' in watch)
      wrap(
        start,
        end,
        `{ if (!${on}) { const mutantWas = ${watch.sets}; `,
        ` globalThis.mutantSets(${n}, mutantWas, ${watch.sets}); }}`,
        i,
      );
    else wrap(start, end, `{ if (!${on}) {`, '}}', i);
    if (watch && 'when' in watch) {
      // Of a link that is no truth value the value itself may be used.
      const truth = watch.start === start && watch.end === end ? '!!' : '';
      const before = `globalThis.mutantSees(${n}, ${watch.when}, ${truth}(`;
      wrap(watch.start, watch.end, before, '))', changes.length + i);
    }
  }
  // What ends here ends before anything begins; the greater opens first and closes last.
  inserts.sort(
    (a, b) =>
      a.at - b.at ||
      Number(a.opens) - Number(b.opens) ||
      (a.opens ? b.size - a.size : a.size - b.size) ||
      a.n - b.n,
  );
  let out = '';
  let at = 0;
  for (const { at: next, text } of inserts) {
    out += source.slice(at, next) + text;
    at = next;
  }
  return out + source.slice(at);
}
