/** The values of the JSON files in content/, by their paths. */
export type JsonFiles = Map<string, unknown>;

type UpgradeStep = (files: JsonFiles) => void;

/** The oldest version of content that this program reads. */
export const oldestVersion = 6;

/** Step n brings content of version `oldestVersion` + n to the next version. */
export const upgradeSteps: readonly UpgradeStep[] = [];

export const currentVersion = oldestVersion + upgradeSteps.length;
