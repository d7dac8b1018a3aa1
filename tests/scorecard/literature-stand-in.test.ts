import { expect, test } from "vitest";
import { openLiterature } from "#app/core/literature/open-literature.server.ts";
import { sandboxConfig } from "#scripts/serving/sandbox-config.ts";
import { sandboxLibrary } from "#scripts/serving/sandbox-library.ts";
import { literatureApi } from "#workers/sandbox/literature/index.ts";
import { sharedData } from "./shared-data.ts";

test("PubMedQA's abstracts are served when the build was given them", async () => {
  const { vars } = sandboxConfig({});
  const library = sandboxLibrary(sharedData("benchmarks/pubmedqa"));
  const literature = openLiterature(
    {
      email: "sandbox@localhost",
      tool: "nursegpt",
      ncbiApiKey: "for a quicker pace",
      europePmcUrl: vars.EUROPE_PMC_URL,
      eUtilitiesUrl: vars.EUTILS_URL,
    },
    (url, init) => literatureApi(new Request(url, init), library),
  );
  const { records } = await literature.find(
    "bag valve mask or intubation by flight nurses in a helicopter",
    new AbortController().signal,
  );
  expect(records[0]).toMatchObject({ pmid: "10135926", journal: "PubMedQA", year: 1994 });
});
