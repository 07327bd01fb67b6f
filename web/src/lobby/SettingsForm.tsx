/** What is asked before a game, drawn from its settings. */
import type { CardEntry, Choice, Chosen, Setting, Settings } from '@vigrid/kernel';
import { barredBy, isAsked } from '@vigrid/kernel/interface';
import { capital } from '@vigrid/speech';
import { useEffect, useState } from 'preact/compat';
import { fetchCards } from '../games/catalogue.ts';
import { useLang } from '../i18n/index.ts';
import { Choices } from './DeckChoice.tsx';
import { Needs, PickRow, RuleLink, Stepper, SwitchRow } from './SettingRows.tsx';
import { listOf } from './settling.ts';
import { setupWords } from './setupWords.ts';

interface SettingsFormProps {
  readonly game: string;
  readonly settings: Settings;
  readonly seats: number;
  /** The guest's seat. */
  readonly own: number;
  /** The options as they will be. */
  readonly options: Chosen;
  /** Some settings are chosen anew. */
  readonly onChoose: (chosen: Chosen) => void;
}

export function SettingsForm(form: SettingsFormProps) {
  const { settings, seats, options } = form;
  const asked = Object.entries(settings.asks).filter(([, setting]) => isAsked(setting, options, seats));
  const names = [...new Set(asked.map(([id, { group }]) => group ?? id))];
  const isFolded = (name: string) => settings.groups?.[name]?.folded === true;
  const inOrder = [...names.filter((name) => !isFolded(name)), ...names.filter(isFolded)];
  return inOrder.map((name) => {
    const members = asked.filter(([id, { group }]) => (group ?? id) === name);
    return settings.groups?.[name] ? (
      <Group key={name} {...form} name={name} members={members} />
    ) : (
      members.map(([id, setting]) => <Field key={id} {...form} id={id} setting={setting} />)
    );
  });
}

type Member = readonly [string, Setting];

/** Settings that stand together under one heading. */
function Group({ name, members, ...form }: SettingsFormProps & { name: string; members: readonly Member[] }) {
  const { t } = useLang();
  const group = form.settings.groups?.[name];
  const fields = members.map(([id, setting]) => <Field key={id} {...form} id={id} setting={setting} />);
  if (group?.folded) {
    return (
      <details className="more-settings">
        <summary>{t(group.label)}</summary>
        {fields}
      </details>
    );
  }
  const all = allOf(members, form);
  const taken = Object.entries(all).every(([id, value]) => form.options[id] === value);
  const none = Object.fromEntries(members.map(([id, setting]) => [id, 'usual' in setting && setting.usual]));
  return (
    <fieldset className="setting-group">
      <legend>
        {group && t(group.label)}
        {Object.keys(all).length > 2 && (
          <button type="button" onClick={() => form.onChoose(taken ? none : all)}>
            {t(taken ? setupWords.noneOfThem : setupWords.allOfThem)}
          </button>
        )}
      </legend>
      {fields}
    </fieldset>
  );
}

/** Whatever of a group can be taken at once. */
const allOf = (members: readonly Member[], { options, seats }: SettingsFormProps): Chosen =>
  Object.fromEntries(
    members.flatMap(([id, setting]): [string, unknown][] => {
      if (setting.kind === 'switch') return barredBy(setting.when, options, seats) ? [] : [[id, true]];
      if (setting.kind !== 'one' || setting.all === undefined) return [];
      const choice = setting.choices.find(({ value }) => value === setting.all);
      return barredBy(choice?.when, options, seats) ? [] : [[id, setting.all]];
    }),
  );

interface FieldProps<S extends Setting = Setting> extends SettingsFormProps {
  readonly id: string;
  readonly setting: S;
}

type Of<K extends Setting['kind']> = FieldProps<Extract<Setting, { kind: K }>>;

const Field = (props: FieldProps) => (
  <div className="setting-place" data-at={props.id}>
    <AnyField {...props} />
  </div>
);

function AnyField({ setting, ...form }: FieldProps) {
  switch (setting.kind) {
    case 'one':
      return <OneChoice setting={setting} {...form} />;
    case 'switch':
      return <SwitchChoice setting={setting} {...form} />;
    case 'several':
      return <SeveralChoice setting={setting} {...form} />;
    case 'amount':
      return <AmountChoice setting={setting} {...form} />;
    case 'length':
      return <LengthChoice setting={setting} {...form} />;
    case 'seats':
      return setting.places ? (
        <OthersChoice setting={setting} {...form} />
      ) : (
        <OwnChoice setting={setting} {...form} />
      );
    // Chosen beside the rest: there are the guest's own, too.
    case 'decks':
    case 'cards':
      return null;
  }
}

/** From here on a list is longer than what is looked at at once. */
const many = 7;

function OneChoice({ id, setting, game, settings, options, seats, onChoose }: Of<'one'>) {
  const { t } = useLang();
  const cards = useEntries(game, setting.cards);
  const offered = setting.choices.filter((choice) => isAsked(choice, options, seats));
  const choose = (value: string) => {
    const choice = offered.find((one) => String(one.value) === value);
    if (choice) onChoose({ [id]: choice.value });
  };
  if (offered.length > many) {
    const open = offered.filter(({ when }) => !barredBy(when, options, seats));
    return (
      <PickRow
        label={t(setting.label)}
        value={String(options[id])}
        choices={open}
        about={aboutOf(cards, options[id])}
        barred={open.length === 1 && <Needs {...{ game, settings, when: offered[1].when, options, seats }} />}
        onChange={choose}
      />
    );
  }
  return (
    <Choices
      legend={t(setting.label)}
      about={setting.about && t(setting.about)}
      value={String(options[id])}
      onChange={choose}
      options={offered.map(({ value, label, about, when }) => ({
        value: String(value),
        label: t(label),
        about: about && t(about),
        barred: barredBy(when, options, seats) && <Needs {...{ game, settings, when, options, seats }} />,
      }))}
    />
  );
}

function SwitchChoice({ id, setting, game, settings, options, seats, onChoose }: Of<'switch'>) {
  const { when } = setting;
  return (
    <SwitchRow
      what={setting}
      on={options[id] === true}
      barred={barredBy(when, options, seats) && <Needs {...{ game, settings, when, options, seats }} />}
      onChange={(on) => onChoose({ [id]: on })}
    />
  );
}

function SeveralChoice({ id, setting, game, settings, options, seats, onChoose }: Of<'several'>) {
  const { t } = useLang();
  const taken = listOf(options[id]);
  return (
    <fieldset className="setting-group">
      <legend>{t(setting.label)}</legend>
      {setting.choices.map((choice) => {
        const { value, when } = choice;
        const needs = barredBy(when, options, seats);
        // What needs another of these brings it along.
        const along = needs && 'setting' in needs && needs.setting === id ? needs.is : [];
        const shut = when?.some((one) => 'seats' in one && !one.seats.includes(seats)) ?? false;
        const on = taken.includes(value);
        return (
          <SwitchRow
            key={value}
            what={choice}
            on={on}
            barred={shut && <Needs {...{ game, settings, when: when?.toReversed(), options, seats }} />}
            along={needs && <Needs {...{ game, settings, when, options, seats }} />}
            onChange={() =>
              onChoose({
                [id]: on ? taken.filter((one) => one !== value) : [...taken, ...along, value],
              })
            }
          />
        );
      })}
      {setting.later?.map((choice) => (
        <SwitchRow
          key={choice.value}
          what={choice}
          on={false}
          barred={
            <>
              {t(setupWords.later)} {setting.rule && <RuleLink game={game} rule={setting.rule} />}
            </>
          }
          onChange={() => {}}
        />
      ))}
    </fieldset>
  );
}

function AmountChoice({ id, setting, options, onChoose }: Of<'amount'>) {
  const { t } = useLang();
  const value = Number(options[id]);
  const named = setting.choices ?? [];
  if (named.length === 0) {
    return (
      <fieldset className="setting-group">
        <legend>{t(setting.label)}</legend>
        <Stepper
          span={setting}
          value={value}
          label={t(setting.label)}
          onChange={(n) => onChoose({ [id]: n })}
        />
      </fieldset>
    );
  }
  return (
    <Choices
      legend={t(setting.label)}
      value={String(value)}
      onChange={(chosen) => onChoose({ [id]: Number(chosen) })}
      options={named.map((choice) => ({
        value: String(choice.value),
        label: t(choice.label),
        about: choice.about && t(choice.about),
      }))}
    />
  );
}

function LengthChoice({ id, setting, options, onChoose }: Of<'length'>) {
  const { t } = useLang();
  const [part, number] = Object.entries(Object(options[id])).find(([, n]) => n !== 0) ?? ['', 0];
  return (
    <fieldset className="setting-group lengths">
      <legend>{t(setting.label)}</legend>
      {Object.entries(setting.parts).map(([name, span]) => (
        <Stepper
          key={name}
          span={span}
          value={name === part ? Number(number) : null}
          label={capital(t(span.label))}
          onChange={(n) => onChoose({ [id]: { [name]: n } })}
        />
      ))}
    </fieldset>
  );
}

/** What the guest plays with; the others as chance or the usual order has it. */
function OwnChoice({ id, setting, game, options, seats, own, onChoose }: Of<'seats'>) {
  const { t } = useLang();
  const cards = useEntries(game, setting.cards);
  const offered = setting.choices.filter(({ when }) => !barredBy(when, options, seats));
  return (
    <Choices
      legend={t(setupWords.yoursOf)(t(setting.label))}
      value={String(listOf(options[id])[own] ?? '')}
      onChange={(value) => onChoose({ [id]: value })}
      look={setting.cards && 'leaders'}
      options={offered.map(({ value, label, about }) => {
        const more = about ?? aboutOf(cards, value);
        return { value, label: t(label), about: more && t(more) };
      })}
    />
  );
}

/** A value for each of those who are not players. */
function OthersChoice({ id, setting, options, seats, onChoose }: Of<'seats'>) {
  const { t } = useLang();
  const now = listOf(options[id]);
  const elsewhere = (setting.unique?.with ?? []).flatMap((other) => listOf(options[other]));
  const offered = setting.choices.filter(({ when }) => !barredBy(when, options, seats));
  return (
    <fieldset className="setting-group">
      <legend>{t(setting.label)}</legend>
      {now.map((value, at) => (
        <PickRow
          // biome-ignore lint/suspicious/noArrayIndexKey: one of so many is its place among them
          key={at}
          label={String(at + 1)}
          value={String(value)}
          choices={offered.filter(
            (one) =>
              one.value === setting.usual ||
              one.value === value ||
              !(setting.unique && [...now, ...elsewhere].includes(one.value)),
          )}
          onChange={(chosen) => onChoose({ [id]: now.with(at, chosen) })}
        />
      ))}
    </fieldset>
  );
}

/** The cards of the catalogue that are choices, for what they say. */
function useEntries(game: string, kind: string | undefined): readonly CardEntry[] {
  const [entries, setEntries] = useState<readonly CardEntry[]>([]);
  useEffect(() => {
    if (kind === undefined) return;
    let here = true;
    entriesOf(game, kind).then(
      (found) => here && setEntries(found),
      // Then their names must do.
      (error: unknown) => console.warn('The cards did not come:', error),
    );
    return () => {
      here = false;
    };
  }, [game, kind]);
  return entries;
}

async function entriesOf(game: string, kind: string): Promise<readonly CardEntry[]> {
  const catalogue = await fetchCards(game);
  return catalogue.filter((entry) => entry.kind === kind);
}

function aboutOf(entries: readonly CardEntry[], id: unknown): Choice['about'] {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return;
  return {
    ru: entry.text.map(({ ru }) => ru).join(' '),
    en: entry.text.map(({ en }) => en).join(' '),
  };
}
