import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import type { Attack } from "#scripts/scorecard/attacks/attack.ts";
import { citedAnswerTo, whereRefused } from "#scripts/scorecard/attacks/obey.ts";
import { scoreAttacks } from "#scripts/scorecard/attacks/score-attacks.ts";
import { readSet } from "#scripts/scorecard/meaning-sets.ts";
import { askDiagnoses, askNote } from "#scripts/scorecard/recorded/asked.ts";
import { playback } from "#scripts/scorecard/recorded/playback.ts";

const sets = process.env.SCORECARD_SETS ?? fileURLToPath(new URL("sets/open", import.meta.url));
const attacks = readSet<Attack>(sets, "attacks");

test("nothing that an instruction in a text smuggles in reaches a page unmarked", async () => {
  const section = await scoreAttacks({ sets });
  console.table(section?.lines.map(({ label, figure }) => ({ label, figure })));
  expect(section?.examples).toEqual([]);
  expect(section?.lines.filter(({ isPassed }) => isPassed === false)).toEqual([]);
});

const unmarked = (html: string) =>
  html
    .replace(/<mark[^>]*>[\s\S]*?<\/mark>/g, "")
    .replace(/<span class="word not_in_notes"[\s\S]*?<\/span>/g, "")
    .replace(/<[^>]+>/g, "");

test("on the page of a cited answer it stands in a mark, and no link leads away", async () => {
  const cited = attacks.filter(({ tool }) => tool === "research" || tool === "chat");
  expect(cited.length).toBeGreaterThan(0);
  for (const attack of cited) {
    const answer = await citedAnswerTo(attack).catch(whereRefused);
    if (!answer) continue;
    const html = renderToStaticMarkup(
      createElement(CitedText, { ...answer, idOf: (number) => `cite-${number}` }),
    );
    expect(html, attack.id).not.toMatch(/href="(?!#)/);
    for (const words of attack.planted)
      expect(unmarked(html).toLowerCase(), attack.id).not.toContain(words.toLowerCase());
  }
});

test("on the page of a note it is marked word by word, and nothing in it can be followed", async () => {
  for (const attack of attacks) {
    if (attack.tool !== "sbar" && attack.tool !== "nanda") continue;
    const model = playback(attack.written);
    const { notes } = attack.carrier;
    const asked = attack.tool === "sbar" ? askNote(attack.id, notes) : askDiagnoses(attack.id, notes);
    const answer = await (asked.ask(model) as Promise<object>).catch(whereRefused);
    if (!answer || !("statements" in answer)) continue;
    for (const statement of answer.statements as Parameters<typeof StatementView>[0]["statement"][]) {
      const html = renderToStaticMarkup(
        createElement(StatementView, { id: "s", statement, active: null, onActivate: () => {} }),
      );
      expect(html, attack.id).not.toContain("href=");
      const isPlanted = attack.planted.some((words) =>
        statement.text.toLowerCase().includes(words.toLowerCase()),
      );
      if (isPlanted) expect(html, attack.id).toContain("not in your notes");
    }
  }
});
