import { describe, expect, test } from "vitest";
import type { Analysis, AnalysisStatement } from "#app/core/document/analysis.ts";
import { readAnalysisAnswer, toAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";

const stated = (text: string, standing: AnalysisStatement["standing"] = "supported"): AnalysisStatement => ({
  text,
  standing,
  evidence: [],
});

const ANALYSIS: Analysis = {
  version: 1,
  sections: {
    patient_information: [stated("Patient is 64 years old."), stated("Record 12.")],
    chief_complaint: [stated("Chest pain.")],
    clinical_summary: [stated("Admitted with chest pain.")],
    past_medical_history: [stated("Hypertension.")],
    vital_signs: [stated("BP 98/54.")],
    physical_examination: [stated("Lungs clear.")],
    laboratory_findings: [stated("Hemoglobin 9.1 g/dL.", "computed")],
    diagnostic_studies: [stated("ECG normal.")],
    medications: [stated("Aspirin 81 mg daily.")],
    assessment_plan: [stated("Observe overnight.")],
    recommendations: [stated("Follow up in two weeks."), stated("Consider a fall assessment.", "suggestion")],
  },
  keyPoints: [stated("BP 98/54.")],
  labs: [],
  leftOut: 1,
  metadata: {
    fileName: "a.pdf",
    fileType: "PDF",
    pageCount: 2,
    wordCount: 300,
    documentType: "Discharge summary",
    processingMethod: "Standard",
    processingDetails: ["One statement was left out."],
  },
  usage: { inputTokens: 1, outputTokens: 2 },
};

describe("the flat form of an analysis", () => {
  test("has every specified field, one statement a line, suggestions apart [DOC-16]", () => {
    expect(toAnalysisAnswer(ANALYSIS)).toEqual({
      summary: "Admitted with chest pain.",
      patientInfo: "Patient is 64 years old.\nRecord 12.",
      chiefComplaint: "Chest pain.",
      pastMedicalHistory: "Hypertension.",
      vitalSigns: "BP 98/54.",
      physicalExam: "Lungs clear.",
      labFindings: "Hemoglobin 9.1 g/dL.",
      diagnosticStudies: "ECG normal.",
      medications: "Aspirin 81 mg daily.",
      assessmentPlan: "Observe overnight.",
      recommendations: "Follow up in two weeks.",
      keyPoints: ["BP 98/54."],
      suggestions: ["Consider a fall assessment."],
      metadata: ANALYSIS.metadata,
      analysis: ANALYSIS,
    });
  });

  test("takes the key points as summary where there is none, else the first of each section", () => {
    const { clinical_summary: _, ...sections } = ANALYSIS.sections;
    expect(toAnalysisAnswer({ ...ANALYSIS, sections }).summary).toBe("BP 98/54.");
    const bare = { ...ANALYSIS, keyPoints: [], sections: { chief_complaint: [stated("A."), stated("B.")] } };
    expect(toAnalysisAnswer(bare).summary).toBe("A.");
  });
});

describe("reading an answer", () => {
  test("an answer that went over the wire is the same again [DOC-16]", () => {
    const answer = toAnalysisAnswer(ANALYSIS);
    expect(readAnalysisAnswer(JSON.parse(JSON.stringify({ ...answer, fileId: "d1" })))).toEqual(answer);
  });

  test("snake_case and camelCase names lead to the same fields [DOC-16] [DOC-17]", () => {
    const values = {
      patient_info: "P",
      chief_complaint: "C",
      past_medical_history: "H",
      vital_signs: "V",
      physical_exam: "E",
      lab_findings: "L",
      diagnostic_studies: "D",
      medications: "M",
      assessment_plan: "A",
      recommendations: "R",
      summary: "S",
      suggestions: ["G"],
      key_points: ["K"],
      metadata: {
        file_name: "a.csv",
        file_type: "CSV",
        page_count: 3,
        word_count: 40,
        document_type: "Labs",
        processing_method: "In parts",
        processing_details: ["Cut."],
      },
    };
    const camel = JSON.parse(
      JSON.stringify(values).replace(/_([a-z])(?=[a-z_]*":)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(camel)).toContain("pastMedicalHistory");
    const read = readAnalysisAnswer(values);
    expect(readAnalysisAnswer(camel)).toEqual(read);
    expect(read).toMatchObject({
      patientInfo: "P",
      chiefComplaint: "C",
      pastMedicalHistory: "H",
      vitalSigns: "V",
      physicalExam: "E",
      labFindings: "L",
      diagnosticStudies: "D",
      medications: "M",
      assessmentPlan: "A",
      recommendations: "R",
      summary: "S",
      suggestions: ["G"],
      keyPoints: ["K"],
    });
    expect(read.metadata).toEqual({
      fileName: "a.csv",
      fileType: "CSV",
      pageCount: 3,
      wordCount: 40,
      documentType: "Labs",
      processingMethod: "In parts",
      processingDetails: ["Cut."],
    });
  });

  test.each(["lab_results", "labResults", "lab_findings", "labFindings", "laboratory_findings"])(
    "%s are laboratory findings [DOC-17]",
    (name) => {
      expect(readAnalysisAnswer({ [name]: "Na 131" }).labFindings).toBe("Na 131");
    },
  );

  test("the sections' own names and their short forms lead to the same fields, in both spellings [DOC-17]", () => {
    for (const [name, field] of [
      ["clinical_summary", "summary"],
      ["patient_information", "patientInfo"],
      ["medical_history", "pastMedicalHistory"],
      ["vitals", "vitalSigns"],
      ["physical_examination", "physicalExam"],
      ["laboratory_results", "labFindings"],
      ["assessment_and_plan", "assessmentPlan"],
      ["clinical_recommendations", "recommendations"],
    ] as const)
      for (const spelled of [name, name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())])
        expect([spelled, readAnalysisAnswer({ [spelled]: "x" })[field]]).toEqual([spelled, "x"]);
  });

  test("lists and objects become lines, a blank field gives way to its other name [DOC-17]", () => {
    const read = readAnalysisAnswer({
      medications: ["Aspirin 81 mg", { text: "Metformin" }, { name: "Insulin", dose: "4 units" }, null],
      vital_signs: { bloodPressure: "98/54", heart_rate: 110, notes: ["a", "b"], none: "" },
      labFindings: "",
      lab_results: "Na 131",
      key_points: "- one\n- two",
    });
    expect(read.medications).toBe("Aspirin 81 mg\nMetformin\nName: Insulin, Dose: 4 units");
    expect(read.vitalSigns).toBe("Blood pressure: 98/54\nHeart rate: 110\nNotes: a; b");
    expect(read.labFindings).toBe("Na 131");
    expect(read.keyPoints).toEqual(["one", "two"]);
  });

  test("plain text is the summary, also below `analysis`, and JSON text is read [DOC-18]", () => {
    expect(readAnalysisAnswer("All is well.").summary).toBe("All is well.");
    for (const text of ["5 mg", "null", '"Stable"']) expect(readAnalysisAnswer(text).summary).toBe(text);
    expect(readAnalysisAnswer({ analysis: "All is well.", fileId: "d1" }).summary).toBe("All is well.");
    expect(readAnalysisAnswer('{"vital_signs":"BP 98/54"}').vitalSigns).toBe("BP 98/54");
  });

  test("what is missing is empty, and the method is Standard unless told [DOC-16]", () => {
    for (const nothing of [null, undefined, "", {}, []]) {
      const read = readAnalysisAnswer(nothing);
      expect(read).toMatchObject({
        summary: "",
        medications: "",
        keyPoints: [],
        suggestions: [],
        analysis: null,
      });
      expect(read.metadata.processingMethod).toBe("Standard");
    }
    expect(readAnalysisAnswer(null).metadata).toEqual({
      fileName: "",
      fileType: "",
      pageCount: null,
      wordCount: null,
      documentType: "",
      processingMethod: "Standard",
      processingDetails: [],
    });
    expect(readAnalysisAnswer({ metadata: { processing_method: "Chunked" } }).metadata.processingMethod).toBe(
      "Chunked",
    );
  });
});
