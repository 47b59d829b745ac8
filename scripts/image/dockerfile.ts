import { DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast';

export type Copy = { kind: 'copy'; from: string | undefined; sources: readonly string[]; target: string };
export type Step = Copy | { kind: 'run'; command: string } | { kind: 'workdir'; path: string };

export type Stage = {
  name: string;
  image: string;
  steps: readonly Step[];
  environment: Readonly<Record<string, string>>;
  user: string | undefined;
  volumes: readonly string[];
  /** Arguments of CMD and of the command of HEALTHCHECK, both in JSON form. */
  command: readonly string[];
  health: readonly string[];
};

const jsonOf = (text: string): string[] => JSON.parse(text) as string[];

/** Reads the instructions used in the Dockerfile of this project; throws on others. */
export const readDockerfile = (text: string): readonly Stage[] => {
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getArgumentsContent() ?? '';
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const from = instruction as From;
      stages.push({
        name: from.getBuildStage() ?? '',
        image: from.getImage() ?? '',
        steps: [],
        environment: {},
        user: undefined,
        volumes: [],
        command: [],
        health: [],
      });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${keyword} stands before FROM.`);
    switch (keyword) {
      case 'WORKDIR':
        stage.steps.push({ kind: 'workdir', path: content });
        break;
      case 'COPY': {
        const flags = (instruction as JSONInstruction).getFlags();
        const from = flags.find((flag) => flag.getName() === 'from')?.getValue() ?? undefined;
        stage.steps.push({ kind: 'copy', from, sources: words.slice(0, -1), target: words.at(-1)! });
        break;
      }
      case 'RUN':
        stage.steps.push({ kind: 'run', command: content });
        break;
      case 'ENV':
        Object.assign(stage.environment, Object.fromEntries(words.map((word) => word.split(/=(.*)/s).slice(0, 2))));
        break;
      case 'USER':
        stage.user = content;
        break;
      case 'VOLUME':
        stage.volumes = words;
        break;
      case 'CMD':
        stage.command = jsonOf(content);
        break;
      case 'HEALTHCHECK':
        stage.health = jsonOf(content.replace(/^CMD\s/, ''));
        break;
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break;
      default:
        throw new Error(`${keyword} is not known to this reader.`);
    }
  }
  return stages;
};
